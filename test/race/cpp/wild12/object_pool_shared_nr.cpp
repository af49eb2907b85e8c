// A pool that lends objects as unique_ptr with a deleter that gives them back.
#include <functional>
#include <iostream>
#include <memory>
#include <mutex>
#include <stack>
#include <thread>
#include <vector>

struct Buffer {
    std::vector<char> bytes = std::vector<char>(64);
    int uses = 0;
};

class BufferPool {
    std::stack<std::unique_ptr<Buffer>> free_;
    std::mutex m_;

public:
    using Ptr = std::unique_ptr<Buffer, std::function<void(Buffer *)>>;
    Ptr acquire()
    {
        std::lock_guard<std::mutex> g(m_);
        std::unique_ptr<Buffer> b;
        if (free_.empty()) {
            b = std::make_unique<Buffer>();
        } else {
            b = std::move(free_.top());
            free_.pop();
        }
        return Ptr(b.release(), [this](Buffer *p) { release(p); });
    }
    std::size_t idle()
    {
        std::lock_guard<std::mutex> g(m_);
        return free_.size();
    }

private:
    void release(Buffer *p)
    {
        std::lock_guard<std::mutex> g(m_);
        free_.push(std::unique_ptr<Buffer>(p));
    }
};

int main()
{
    BufferPool pool;
    std::vector<std::thread> ts;
    for (int t = 0; t < 3; ++t)
        ts.emplace_back([&pool, t] {
            for (int i = 0; i < 20; ++i) {
                auto b = pool.acquire();
                b->bytes[0] = static_cast<char>(t);
                b->uses++;
            }
        });
    for (auto &t : ts)
        t.join();
    std::cout << (pool.idle() > 0) << '\n';
}
