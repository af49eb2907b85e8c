// a pool of connections: borrowed under the lock, used without, given back by RAII
// flags: -std=c++17
#include <condition_variable>
#include <iostream>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

class Connection {
public:
    explicit Connection(int id) : id_(id) {}
    void query(int n) { queries_ += n; } // NORACE
    int queries() const { return queries_; }

private:
    int id_;
    int queries_ = 0;
};

class ConnectionPool {
public:
    explicit ConnectionPool(int size)
    {
        for (int i = 0; i < size; ++i)
            idle_.push_back(std::make_unique<Connection>(i));
    }
    std::unique_ptr<Connection> acquire()
    {
        std::unique_lock<std::mutex> lock(mutex_);
        available_.wait(lock, [this] { return !idle_.empty(); });
        auto c = std::move(idle_.back());
        idle_.pop_back();
        return c;
    }
    void release(std::unique_ptr<Connection> c)
    {
        {
            std::lock_guard<std::mutex> lock(mutex_);
            idle_.push_back(std::move(c));
        }
        available_.notify_one();
    }
    int total()
    {
        std::lock_guard<std::mutex> lock(mutex_);
        int n = 0;
        for (auto &c : idle_)
            n += c->queries(); // NORACE
        return n;
    }

private:
    std::mutex mutex_;
    std::condition_variable available_;
    std::vector<std::unique_ptr<Connection>> idle_;
};

class Lease {
public:
    explicit Lease(ConnectionPool &p) : pool_(p), c_(p.acquire()) {}
    ~Lease() { pool_.release(std::move(c_)); }
    Connection *operator->() { return c_.get(); }

private:
    ConnectionPool &pool_;
    std::unique_ptr<Connection> c_;
};

int main()
{
    ConnectionPool pool(2);
    std::vector<std::thread> clients;
    for (int i = 0; i < 4; i++)
        clients.emplace_back([&pool, i] {
            for (int k = 0; k < 3; k++) {
                Lease c(pool);
                c->query(i + k);
            }
        });
    for (auto &t : clients)
        t.join();
    std::cout << pool.total() << std::endl;
}
