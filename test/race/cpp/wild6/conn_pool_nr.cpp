// A pool of connections with RAII leases.
// flags: -std=c++17
#include <condition_variable>
#include <iostream>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

class Connection {
public:
    explicit Connection(int id) : id(id) {}
    int query(int x)
    {
        ++queries;
        return x * 2 + id;
    }
    int id;
    int queries = 0;
};

class Pool {
public:
    explicit Pool(int n)
    {
        for (int i = 0; i < n; ++i)
            free_.push_back(std::make_unique<Connection>(i));
    }
    std::unique_ptr<Connection> acquire()
    {
        std::unique_lock<std::mutex> lk(m_);
        cv_.wait(lk, [this] { return !free_.empty(); });
        auto c = std::move(free_.back());
        free_.pop_back();
        return c;
    }
    void release(std::unique_ptr<Connection> c)
    {
        {
            std::lock_guard<std::mutex> lk(m_);
            free_.push_back(std::move(c));
        }
        cv_.notify_one();
    }

private:
    std::vector<std::unique_ptr<Connection>> free_;
    std::mutex m_;
    std::condition_variable cv_;
};

int main()
{
    Pool pool(2);
    auto client = [&pool](int k) {
        long sum = 0;
        for (int i = 0; i < 100; ++i) {
            auto c = pool.acquire();
            sum += c->query(i);
            pool.release(std::move(c));
        }
        return sum + k;
    };
    std::thread a([&] { client(1); });
    std::thread b([&] { client(2); });
    std::thread c([&] { client(3); });
    a.join();
    b.join();
    c.join();
    std::cout << "done\n";
}
