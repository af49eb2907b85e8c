// A pool is waited for until nothing is queued and nobody is active.
// flags: -std=c++17
#include <condition_variable>
#include <functional>
#include <iostream>
#include <mutex>
#include <queue>
#include <thread>
#include <vector>

class WorkerPool {
public:
    explicit WorkerPool(unsigned count)
    {
        for (unsigned i = 0; i < count; ++i)
            threads_.emplace_back([this] { loop(); });
    }
    ~WorkerPool()
    {
        {
            std::lock_guard<std::mutex> lock(mutex_);
            done_ = true;
        }
        available_.notify_all();
        for (std::thread &t : threads_)
            t.join();
    }
    void run(std::function<void()> f)
    {
        std::unique_lock<std::mutex> lock(mutex_);
        queue_.push(std::move(f));
        lock.unlock();
        available_.notify_one();
    }
    void wait()
    {
        std::unique_lock<std::mutex> lock(mutex_);
        finished_.wait(lock, [this] { return queue_.empty() && active_ == 0; });
    }

private:
    void loop()
    {
        for (;;) {
            std::function<void()> f;
            {
                std::unique_lock<std::mutex> lock(mutex_);
                available_.wait(lock, [this] { return done_ || !queue_.empty(); });
                if (queue_.empty())
                    return;
                f = std::move(queue_.front());
                queue_.pop();
                ++active_;
            }
            f();
            {
                std::lock_guard<std::mutex> lock(mutex_);
                --active_;
            }
            finished_.notify_all();
        }
    }
    std::vector<std::thread> threads_;
    std::queue<std::function<void()>> queue_;
    std::mutex mutex_;
    std::condition_variable available_, finished_;
    int active_ = 0;
    bool done_ = false;
};

int main()
{
    WorkerPool pool(4);
    std::vector<double> parts(16, 0.0);
    for (int i = 0; i < 16; ++i)
        pool.run([&parts, i] {
            for (int k = 0; k < 1000; ++k)
                parts[i] += i * 0.5;
        });
    pool.wait();
    double sum = 0;
    for (double p : parts)
        sum += p;
    std::cout << sum << '\n';
}
