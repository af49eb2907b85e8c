// The ordinary thread pool with enqueue() that returns a future; each task sums its own range.
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
    explicit ThreadPool(size_t threads)
    {
        for (size_t i = 0; i < threads; ++i)
            workers.emplace_back([this] {
                for (;;) {
                    std::function<void()> task;
                    {
                        std::unique_lock<std::mutex> lock(queue_mutex);
                        condition.wait(lock, [this] { return stop || !tasks.empty(); });
                        if (stop && tasks.empty())
                            return;
                        task = std::move(tasks.front());
                        tasks.pop();
                    }
                    task();
                }
            });
    }
    template <class F, class... Args> auto enqueue(F &&f, Args &&...args)
    {
        using R = std::invoke_result_t<F, Args...>;
        auto task = std::make_shared<std::packaged_task<R()>>(
            std::bind(std::forward<F>(f), std::forward<Args>(args)...));
        std::future<R> res = task->get_future();
        {
            std::unique_lock<std::mutex> lock(queue_mutex);
            if (stop)
                throw std::runtime_error("enqueue on stopped pool");
            tasks.emplace([task]() { (*task)(); });
        }
        condition.notify_one();
        return res;
    }
    ~ThreadPool()
    {
        {
            std::unique_lock<std::mutex> lock(queue_mutex);
            stop = true;
        }
        condition.notify_all();
        for (std::thread &w : workers)
            w.join();
    }

private:
    std::vector<std::thread> workers;
    std::queue<std::function<void()>> tasks;
    std::mutex queue_mutex;
    std::condition_variable condition;
    bool stop = false;
};

static long sum_range(const std::vector<int> &v, size_t lo, size_t hi)
{
    long s = 0;
    for (size_t i = lo; i < hi; ++i)
        s += v[i];
    return s;
}

int main()
{
    std::vector<int> v(10000, 3);
    ThreadPool pool(4);
    std::vector<std::future<long>> parts;
    for (size_t i = 0; i < 10; ++i)
        parts.push_back(pool.enqueue(sum_range, std::cref(v), i * 1000, (i + 1) * 1000));
    long total = 0;
    for (auto &f : parts)
        total += f.get();
    std::cout << total << std::endl;
}
