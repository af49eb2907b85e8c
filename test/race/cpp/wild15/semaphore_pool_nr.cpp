// a counting semaphore bounds the users of a pool, its free list is under a mutex
// flags: -std=c++20
#include <cstdio>
#include <mutex>
#include <semaphore>
#include <thread>
#include <vector>

struct Connection {
    int uses = 0;
};

class Pool {
public:
    Pool()
    {
        for (auto &c : all_)
            free_.push_back(&c);
    }
    Connection *acquire()
    {
        slots_.acquire();
        std::lock_guard<std::mutex> g(m_);
        Connection *c = free_.back();
        free_.pop_back();
        return c;
    }
    void release(Connection *c)
    {
        {
            std::lock_guard<std::mutex> g(m_);
            free_.push_back(c);
        }
        slots_.release();
    }
    int uses() const
    {
        int n = 0;
        for (const auto &c : all_)
            n += c.uses;
        return n;
    }

private:
    std::counting_semaphore<3> slots_{3};
    std::mutex m_;
    Connection all_[3];
    std::vector<Connection *> free_;
};

int main()
{
    Pool pool;
    {
        std::vector<std::jthread> ts;
        for (int i = 0; i < 8; ++i)
            ts.emplace_back([&pool] {
                for (int k = 0; k < 20; ++k) {
                    Connection *c = pool.acquire();
                    c->uses++; // NORACE
                    pool.release(c);
                }
            });
    }
    std::printf("%d\n", pool.uses());
}
