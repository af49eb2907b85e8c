// thread pool with packaged_task, futures collected by the caller
// flags: -std=c++17
#include <condition_variable>
#include <functional>
#include <future>
#include <iostream>
#include <memory>
#include <mutex>
#include <queue>
#include <thread>
#include <type_traits>
#include <vector>

class ThreadPool {
public:
    explicit ThreadPool(size_t n)
    {
        for (size_t i = 0; i < n; ++i)
            workers_.emplace_back([this] {
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
                }
            });
    }
    template <class F, class... Args>
    auto enqueue(F &&f, Args &&...args) -> std::future<typename std::invoke_result<F, Args...>::type>
    {
        using R = typename std::invoke_result<F, Args...>::type;
        auto task = std::make_shared<std::packaged_task<R()>>(
            std::bind(std::forward<F>(f), std::forward<Args>(args)...));
        std::future<R> res = task->get_future();
        {
            std::unique_lock<std::mutex> lock(mutex_);
            tasks_.emplace([task] { (*task)(); });
        }
        cv_.notify_one();
        return res;
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

private:
    std::vector<std::thread> workers_;
    std::queue<std::function<void()>> tasks_;
    std::mutex mutex_;
    std::condition_variable cv_;
    bool stop_ = false;
};

static std::vector<int> primes_below(int lo, int hi)
{
    std::vector<int> found;
    for (int n = lo; n < hi; ++n) {
        bool prime = n > 1;
        for (int d = 2; d * d <= n && prime; ++d)
            prime = n % d;
        if (prime)
            found.push_back(n); // NORACE
    }
    return found;
}

int main()
{
    ThreadPool pool(4);
    std::vector<std::future<std::vector<int>>> results;
    for (int i = 0; i < 8; ++i)
        results.push_back(pool.enqueue(primes_below, i * 100, (i + 1) * 100));
    size_t total = 0;
    for (auto &r : results)
        total += r.get().size(); // NORACE
    std::cout << total << '\n';
}
