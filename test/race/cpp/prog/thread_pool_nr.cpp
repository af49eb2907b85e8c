// thread pool with a queue of std::function, tasks count with an atomic
// flags: -std=c++17
#include <atomic>
#include <condition_variable>
#include <functional>
#include <iostream>
#include <mutex>
#include <queue>
#include <thread>
#include <vector>

class ThreadPool {
public:
    explicit ThreadPool(std::size_t n) : stop(false)
    {
        for (std::size_t i = 0; i < n; ++i)
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
    void enqueue(std::function<void()> f)
    {
        {
            std::unique_lock<std::mutex> lock(queue_mutex);
            tasks.push(std::move(f));
        }
        condition.notify_one();
    }
    ~ThreadPool()
    {
        {
            std::unique_lock<std::mutex> lock(queue_mutex);
            stop = true;
        }
        condition.notify_all();
        for (std::thread &worker : workers)
            worker.join();
    }

private:
    std::vector<std::thread> workers;
    std::queue<std::function<void()>> tasks;
    std::mutex queue_mutex;
    std::condition_variable condition;
    bool stop;
};

int main()
{
    std::atomic<int> done{0};
    {
        ThreadPool pool(4);
        for (int i = 0; i < 16; ++i)
            pool.enqueue([&done, i] { done += i; });
    }
    std::cout << done << "\n";
    return 0;
}
