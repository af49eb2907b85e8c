// A thread pool with a queue of std::function; results in slots of a vector.
#include <condition_variable>
#include <functional>
#include <iostream>
#include <mutex>
#include <queue>
#include <thread>
#include <vector>

class ThreadPool {
public:
    explicit ThreadPool(size_t n)
    {
        for (size_t i = 0; i < n; ++i)
            workers_.emplace_back([this] { work(); });
    }
    ~ThreadPool()
    {
        {
            std::unique_lock<std::mutex> lock(mutex_);
            stop_ = true;
        }
        cv_.notify_all();
        for (std::thread &w : workers_)
            w.join();
    }
    void enqueue(std::function<void()> job)
    {
        {
            std::unique_lock<std::mutex> lock(mutex_);
            jobs_.push(std::move(job));
        }
        cv_.notify_one();
    }

private:
    void work()
    {
        for (;;) {
            std::function<void()> job;
            {
                std::unique_lock<std::mutex> lock(mutex_);
                cv_.wait(lock, [this] { return stop_ || !jobs_.empty(); });
                if (stop_ && jobs_.empty())
                    return;
                job = std::move(jobs_.front());
                jobs_.pop();
            }
            job();
        }
    }
    std::vector<std::thread> workers_;
    std::queue<std::function<void()>> jobs_;
    std::mutex mutex_;
    std::condition_variable cv_;
    bool stop_ = false;
};

int main()
{
    std::vector<int> squares(32);
    {
        ThreadPool pool(4);
        for (int i = 0; i < 32; ++i)
            pool.enqueue([i, &squares] { squares[i] = i * i; });
    }
    long sum = 0;
    for (int s : squares)
        sum += s;
    std::cout << sum << '\n';
}
