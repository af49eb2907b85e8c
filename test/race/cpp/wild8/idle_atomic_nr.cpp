// A pool counts open jobs atomically; main waits until none is open.
// flags: -std=c++17
#include <atomic>
#include <condition_variable>
#include <functional>
#include <iostream>
#include <mutex>
#include <queue>
#include <thread>
#include <vector>

class Pool {
    std::queue<std::function<void()>> jobs;
    std::mutex mtx;
    std::condition_variable cv;
    std::atomic<int> open{0};
    bool stop = false;
    std::vector<std::thread> workers;

public:
    explicit Pool(int n)
    {
        for (int i = 0; i < n; i++)
            workers.emplace_back([this]() {
                while (true) {
                    std::function<void()> job;
                    {
                        std::unique_lock<std::mutex> lock(mtx);
                        cv.wait(lock, [this]() { return stop || !jobs.empty(); });
                        if (stop && jobs.empty())
                            return;
                        job = std::move(jobs.front());
                        jobs.pop();
                    }
                    job();
                    open--;
                }
            });
    }
    void submit(std::function<void()> job)
    {
        open++;
        {
            std::lock_guard<std::mutex> lock(mtx);
            jobs.push(std::move(job));
        }
        cv.notify_one();
    }
    void wait()
    {
        while (open > 0)
            std::this_thread::yield();
    }
    ~Pool()
    {
        {
            std::lock_guard<std::mutex> lock(mtx);
            stop = true;
        }
        cv.notify_all();
        for (auto &w : workers)
            w.join();
    }
};

int main()
{
    Pool pool(4);
    std::vector<int> out(10);
    for (int i = 0; i < 10; i++)
        pool.submit([&out, i] { out[i] = i * i; });
    pool.wait();
    int sum = 0;
    for (int i = 0; i < 10; i++)
        sum += out[i];
    std::cout << sum << "\n";
}
