// flags: -std=c++20
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

class ThreadPool {
public:
    explicit ThreadPool(unsigned n)
    {
        for (unsigned i = 0; i < n; i++)
            threads_.emplace_back(&ThreadPool::run, this);
    }
    ~ThreadPool()
    {
        std::unique_lock<std::mutex> lock(mutex_); // DEADLOCK
        stop_ = true;
        ready_.notify_all();
        for (auto &t : threads_)
            t.join(); // DEADLOCK!
    }
    void submit(std::function<void()> f)
    {
        {
            std::lock_guard<std::mutex> lock(mutex_);
            tasks_.push_back(std::move(f));
        }
        ready_.notify_one();
    }
private:
    void run()
    {
        for (;;) {
            std::function<void()> task;
            {
                std::unique_lock<std::mutex> lock(mutex_); // DEADLOCK
                ready_.wait(lock, [this] { return stop_ || !tasks_.empty(); }); // DEADLOCK
                if (tasks_.empty())
                    return;
                task = std::move(tasks_.front());
                tasks_.pop_front();
            }
            task();
        }
    }
    std::mutex mutex_;
    std::condition_variable ready_;
    std::deque<std::function<void()>> tasks_;
    std::vector<std::thread> threads_;
    bool stop_ = false;
};

int main()
{
    ThreadPool pool(3);
    int hits[8] = {};
    for (int i = 0; i < 8; i++)
        pool.submit([&hits, i] { hits[i] = i; });
    return 0;
}
