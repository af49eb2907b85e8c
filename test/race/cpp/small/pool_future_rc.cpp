// A pool whose submit gives futures; the tasks add to a shared total.
#include <condition_variable>
#include <functional>
#include <future>
#include <iostream>
#include <memory>
#include <mutex>
#include <queue>
#include <thread>
#include <vector>

class Pool {
    std::vector<std::thread> threads;
    std::queue<std::function<void()>> tasks;
    std::mutex m;
    std::condition_variable cv;
    bool done = false;

public:
    Pool(int n)
    {
        while (n-- > 0)
            threads.emplace_back(&Pool::loop, this);
    }
    void loop()
    {
        while (true) {
            std::function<void()> task;
            {
                std::unique_lock<std::mutex> lk(m);
                while (!done && tasks.empty())
                    cv.wait(lk);
                if (tasks.empty())
                    return;
                task = tasks.front();
                tasks.pop();
            }
            task();
        }
    }
    template <class F> auto submit(F f) -> std::future<decltype(f())>
    {
        using R = decltype(f());
        auto task = std::make_shared<std::packaged_task<R()>>(std::move(f));
        std::future<R> result = task->get_future();
        {
            std::lock_guard<std::mutex> lk(m);
            tasks.push([task] { (*task)(); });
        }
        cv.notify_one();
        return result;
    }
    ~Pool()
    {
        {
            std::lock_guard<std::mutex> lk(m);
            done = true;
        }
        cv.notify_all();
        for (auto &t : threads)
            t.join();
    }
};

int main()
{
    Pool pool(4);
    long total = 0;
    std::vector<std::future<int>> futures;
    for (int i = 0; i < 16; ++i)
        futures.push_back(pool.submit([i, &total] {
            total += i; // RACE!
            return i * i;
        }));
    long sum = 0;
    for (auto &f : futures)
        sum += f.get();
    std::cout << sum << ' ' << total << '\n';
}
