// A thread pool whose tasks each compute one slot of a result vector; wait_idle before reading.
// flags: -std=c++17
#include <condition_variable>
#include <cstdio>
#include <functional>
#include <mutex>
#include <queue>
#include <thread>
#include <vector>

class ThreadPool {
public:
    explicit ThreadPool(std::size_t n)
    {
        for (std::size_t i = 0; i < n; ++i)
            workers_.emplace_back([this] { run(); });
    }
    ~ThreadPool()
    {
        {
            std::lock_guard<std::mutex> lock(mutex_);
            stop_ = true;
        }
        cv_.notify_all();
        for (auto &w : workers_)
            w.join();
    }
    void submit(std::function<void()> task)
    {
        {
            std::lock_guard<std::mutex> lock(mutex_);
            tasks_.push(std::move(task));
            ++pending_;
        }
        cv_.notify_one();
    }
    void wait_idle()
    {
        std::unique_lock<std::mutex> lock(mutex_);
        idle_.wait(lock, [this] { return pending_ == 0; });
    }

private:
    void run()
    {
        for (;;) {
            std::function<void()> task;
            {
                std::unique_lock<std::mutex> lock(mutex_);
                cv_.wait(lock, [this] { return stop_ || !tasks_.empty(); });
                if (stop_ && tasks_.empty())
                    return;
                task = std::move(tasks_.front());
                tasks_.pop();
            }
            task();
            {
                std::lock_guard<std::mutex> lock(mutex_);
                if (--pending_ == 0)
                    idle_.notify_all();
            }
        }
    }
    std::vector<std::thread> workers_;
    std::queue<std::function<void()>> tasks_;
    std::mutex mutex_;
    std::condition_variable cv_, idle_;
    std::size_t pending_ = 0;
    bool stop_ = false;
};

int main()
{
    std::vector<long> squares(64);
    ThreadPool pool(4);
    for (std::size_t i = 0; i < squares.size(); ++i)
        pool.submit([&squares, i] { squares[i] = static_cast<long>(i * i); }); // NORACE
    pool.wait_idle();
    long sum = 0;
    for (long s : squares)
        sum += s;
    std::printf("%ld\n", sum);
    return 0;
}
