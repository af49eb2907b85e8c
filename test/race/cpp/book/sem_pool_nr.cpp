// a pool of buffers behind a counting semaphore
// flags: -std=c++20
#include <array>
#include <cstdio>
#include <memory>
#include <mutex>
#include <semaphore>
#include <thread>
#include <vector>

class BufferPool {
public:
    static constexpr int kBuffers = 3;
    struct Buffer {
        std::array<char, 256> bytes;
        int used = 0;
    };
    BufferPool()
    {
        for (int i = 0; i < kBuffers; ++i)
            free_.push_back(std::make_unique<Buffer>());
    }
    std::unique_ptr<Buffer> acquire()
    {
        available_.acquire();
        std::lock_guard<std::mutex> lock(mutex_);
        std::unique_ptr<Buffer> b = std::move(free_.back());
        free_.pop_back();
        return b;
    }
    void release(std::unique_ptr<Buffer> b)
    {
        b->used = 0;
        {
            std::lock_guard<std::mutex> lock(mutex_);
            free_.push_back(std::move(b));
        }
        available_.release();
    }

private:
    std::counting_semaphore<kBuffers> available_{kBuffers};
    std::mutex mutex_;
    std::vector<std::unique_ptr<Buffer>> free_;
};

int main()
{
    BufferPool pool;
    std::vector<std::jthread> workers;
    for (int w = 0; w < 6; ++w)
        workers.emplace_back([&pool, w] {
            for (int i = 0; i < 50; ++i) {
                auto buffer = pool.acquire();
                buffer->used = std::snprintf(buffer->bytes.data(), buffer->bytes.size(), "%d/%d", w, i);
                pool.release(std::move(buffer));
            }
        });
}
