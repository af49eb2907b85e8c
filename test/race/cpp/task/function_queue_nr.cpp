// the queued functions capture a shared atomic total and run in two workers
// flags: -std=c++17
#include <atomic>
#include <condition_variable>
#include <cstdio>
#include <functional>
#include <mutex>
#include <queue>
#include <thread>
#include <vector>

class Pool
{
public:
    explicit Pool(int threads)
    {
        for (int i = 0; i < threads; i++)
            threads_.emplace_back([this] { loop(); });
    }
    ~Pool()
    {
        {
            std::lock_guard<std::mutex> guard(mutex_);
            closed_ = true;
        }
        changed_.notify_all();
        for (auto &thread : threads_)
            thread.join();
    }
    void submit(std::function<void()> task)
    {
        {
            std::lock_guard<std::mutex> guard(mutex_);
            tasks_.push(std::move(task));
        }
        changed_.notify_one();
    }

private:
    void loop()
    {
        for (;;) {
            std::function<void()> task;
            {
                std::unique_lock<std::mutex> lock(mutex_);
                changed_.wait(lock, [this] { return closed_ || !tasks_.empty(); });
                if (tasks_.empty())
                    return;
                task = std::move(tasks_.front());
                tasks_.pop();
            }
            task();
        }
    }
    std::mutex mutex_;
    std::condition_variable changed_;
    std::queue<std::function<void()>> tasks_;
    std::vector<std::thread> threads_;
    bool closed_ = false;
};

int main()
{
    std::atomic<long> total{0};

    {
        Pool pool(2);

        for (int i = 0; i < 5000; i++)
            pool.submit([i, &total] {
                total += i; // NORACE
            });
    }
    std::printf("%ld\n", static_cast<long>(total)); // NORACE
    return 0;
}
