// A pool of connections: a counting semaphore, and a mutex around the free list.
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
    void query() { ++queries; }
};

class ConnectionPool {
    std::counting_semaphore<8> available_{3};
    std::mutex m_;
    std::vector<std::unique_ptr<Connection>> free_;

public:
    ConnectionPool()
    {
        for (int i = 0; i < 3; ++i)
            free_.push_back(std::make_unique<Connection>(Connection{i}));
    }
    std::unique_ptr<Connection> acquire()
    {
        available_.acquire();
        std::lock_guard g(m_);
        auto c = std::move(free_.back());
        free_.pop_back();
        return c;
    }
    void release(std::unique_ptr<Connection> c)
    {
        {
            std::lock_guard g(m_);
            free_.push_back(std::move(c));
        }
        available_.release();
    }
    int total()
    {
        std::lock_guard g(m_);
        int n = 0;
        for (auto &c : free_)
            n += c->queries;
        return n;
    }
};

int main()
{
    ConnectionPool pool;
    {
        std::vector<std::jthread> users;
        for (int i = 0; i < 6; ++i)
            users.emplace_back([&pool] {
                for (int k = 0; k < 10; ++k) {
                    auto c = pool.acquire();
                    c->query();
                    pool.release(std::move(c));
                }
            });
    }
    std::cout << pool.total() << '\n';
}
