// thread pool with std::function and packaged_task; the caller sums up what the futures give
#include <condition_variable>
#include <functional>
#include <future>
#include <iostream>
#include <memory>
#include <mutex>
#include <queue>
#include <thread>
#include <vector>

class ThreadPool {
public:
    explicit ThreadPool(unsigned n)
    {
        for (unsigned i = 0; i < n; ++i)
            workers_.emplace_back([this] { run(); });
    }
    ~ThreadPool()
    {
        {
            std::lock_guard<std::mutex> g(m_);
            done_ = true; // NORACE
        }
        cv_.notify_all();
        for (auto &w : workers_)
            w.join();
    }
    template <class F> auto submit(F f) -> std::future<decltype(f())>
    {
        auto task = std::make_shared<std::packaged_task<decltype(f())()>>(std::move(f));
        auto result = task->get_future();
        {
            std::lock_guard<std::mutex> g(m_);
            tasks_.emplace([task] { (*task)(); }); // NORACE
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
                std::unique_lock<std::mutex> lk(m_);
                cv_.wait(lk, [this] { return done_ || !tasks_.empty(); });
                if (tasks_.empty())
                    return;
                job = std::move(tasks_.front());
                tasks_.pop();
            }
            job();
        }
    }
    std::vector<std::thread> workers_;
    std::queue<std::function<void()>> tasks_;
    std::mutex m_;
    std::condition_variable cv_;
    bool done_ = false;
};

int main()
{
    std::vector<int> data(1000, 1);
    ThreadPool pool(4);
    std::vector<std::future<long>> parts;
    for (size_t lo = 0; lo < data.size(); lo += 100)
        parts.push_back(pool.submit([&data, lo] {
            long s = 0;
            for (size_t i = lo; i < lo + 100; ++i)
                s += data[i]; // NORACE
            return s;
        }));
    long sum = 0;
    for (auto &p : parts)
        sum += p.get();
    std::cout << sum << '\n';
}
