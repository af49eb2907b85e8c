// A connection pool: a counting semaphore counts free connections, a lock guards the list; the holder owns its connection.
// flags: -std=c++20
#include <iostream>
#include <memory>
#include <mutex>
#include <semaphore>
#include <thread>
#include <vector>

struct Connection {
    int id;
    int queries = 0;
    void query() { ++queries; } // NORACE
};

class Pool {
public:
    explicit Pool(int n) : free_(n)
    {
        for (int i = 0; i < n; ++i)
            idle_.push_back(std::make_unique<Connection>(Connection{i}));
    }
    std::unique_ptr<Connection> acquire()
    {
        free_.acquire();
        std::lock_guard lock(m_);
        auto c = std::move(idle_.back());
        idle_.pop_back();
        return c;
    }
    void release(std::unique_ptr<Connection> c)
    {
        {
            std::lock_guard lock(m_);
            idle_.push_back(std::move(c));
        }
        free_.release();
    }
    int total() const
    {
        int n = 0;
        for (const auto &c : idle_)
            n += c->queries;
        return n;
    }

private:
    std::counting_semaphore<8> free_;
    std::mutex m_;
    std::vector<std::unique_ptr<Connection>> idle_;
};

int main()
{
    Pool pool(2);
    std::vector<std::thread> clients;
    for (int i = 0; i < 4; ++i)
        clients.emplace_back([&] {
            for (int k = 0; k < 10; ++k) {
                auto c = pool.acquire();
                c->query();
                pool.release(std::move(c));
            }
        });
    for (auto &c : clients)
        c.join();
    std::cout << pool.total() << '\n';
}
