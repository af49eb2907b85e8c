// An object pool: acquire() locks, release() does not.
// flags: -std=c++17
#include <iostream>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

struct Buffer {
    char bytes[256];
    int used = 0;
};

class BufferPool {
public:
    explicit BufferPool(int n)
    {
        for (int i = 0; i < n; ++i)
            free_.push_back(std::make_unique<Buffer>());
    }
    std::unique_ptr<Buffer> acquire()
    {
        std::lock_guard<std::mutex> lk(m_);
        if (free_.empty()) // RACE
            return std::make_unique<Buffer>();
        auto b = std::move(free_.back()); // RACE! v
        free_.pop_back(); // RACE! v
        return b;
    }
    void release(std::unique_ptr<Buffer> b)
    {
        b->used = 0;
        free_.push_back(std::move(b)); // RACE! v
    }

private:
    std::mutex m_;
    std::vector<std::unique_ptr<Buffer>> free_;
};

static void worker(BufferPool &pool)
{
    for (int i = 0; i < 100; ++i) {
        auto b = pool.acquire();
        b->bytes[0] = char(i);
        b->used++;
        pool.release(std::move(b));
    }
}

int main()
{
    BufferPool pool(4);
    std::thread a(worker, std::ref(pool)), b(worker, std::ref(pool)), c(worker, std::ref(pool));
    a.join();
    b.join();
    c.join();
}
