// Buffers in unique_ptr passed to a writer thread; the producer touches one after it was passed on.
// flags: -std=c++14
#include <condition_variable>
#include <iostream>
#include <list>
#include <memory>
#include <mutex>
#include <numeric>
#include <thread>
#include <vector>

struct Buffer {
    std::vector<int> data;
    int checksum = 0;
};

class Writer {
public:
    Writer() : thread_(&Writer::main, this) {}
    ~Writer()
    {
        submit(nullptr);
        thread_.join();
        std::cout << total_ << '\n';
    }
    void submit(std::unique_ptr<Buffer> b)
    {
        std::unique_lock<std::mutex> lock(mutex_);
        queue_.push_back(std::move(b));
        lock.unlock();
        cond_.notify_one();
    }

private:
    void main()
    {
        for (;;) {
            std::unique_ptr<Buffer> b;
            {
                std::unique_lock<std::mutex> lock(mutex_);
                while (queue_.empty())
                    cond_.wait(lock);
                b = std::move(queue_.front());
                queue_.pop_front();
            }
            if (!b)
                return;
            b->checksum = std::accumulate(b->data.begin(), b->data.end(), 0); // RACE!
            total_ += b->checksum; // RACE!
        }
    }
    std::mutex mutex_;
    std::condition_variable cond_;
    std::list<std::unique_ptr<Buffer>> queue_;
    long total_ = 0;
    std::thread thread_;
};

int main()
{
    Writer w;
    for (int i = 0; i < 20; ++i) {
        auto b = std::make_unique<Buffer>();
        for (int k = 0; k < i; ++k)
            b->data.push_back(k);
        Buffer *p = b.get();
        w.submit(std::move(b));
        p->checksum = -1; // RACE!
    }
}
