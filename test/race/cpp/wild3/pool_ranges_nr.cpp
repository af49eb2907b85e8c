// A pool of tasks with futures: blocks of a vector are doubled, all futures are waited for
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
public:
    explicit Pool(unsigned n)
    {
        for (unsigned i = 0; i < n; i++)
            workers_.emplace_back([this] { run(); });
    }
    ~Pool()
    {
        {
            std::lock_guard<std::mutex> l(m_);
            stop_ = true;
        }
        cv_.notify_all();
        for (auto &w : workers_)
            w.join();
    }
    template <class F> std::future<void> submit(F f)
    {
        auto task = std::make_shared<std::packaged_task<void()>>(std::move(f));
        std::future<void> result = task->get_future();
        {
            std::lock_guard<std::mutex> l(m_);
            tasks_.push([task] { (*task)(); });
        }
        cv_.notify_one();
        return result;
    }

private:
    void run()
    {
        for (;;) {
            std::function<void()> job;
            {
                std::unique_lock<std::mutex> l(m_);
                cv_.wait(l, [this] { return stop_ || !tasks_.empty(); });
                if (tasks_.empty())
                    return;
                job = std::move(tasks_.front());
                tasks_.pop();
            }
            job();
        }
    }
    std::mutex m_;
    std::condition_variable cv_;
    std::queue<std::function<void()>> tasks_;
    std::vector<std::thread> workers_;
    bool stop_ = false;
};

int main()
{
    std::vector<int> v(1000, 1);
    Pool pool(4);
    std::vector<std::future<void>> done;
    const int step = 100;
    for (int lo = 0; lo < 1000; lo += step)
        done.push_back(pool.submit([&v, lo, step] {
            for (int i = lo; i < lo + step; i++)
                v[i] *= 2;              // NORACE
        }));
    for (auto &d : done)
        d.wait();
    long sum = 0;
    for (int x : v)                     // NORACE
        sum += x;
    std::cout << sum << "\n";
}
