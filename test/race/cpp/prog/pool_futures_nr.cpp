// pool of packaged tasks, results through futures only
// flags: -std=c++17
#include <condition_variable>
#include <deque>
#include <functional>
#include <future>
#include <iostream>
#include <mutex>
#include <thread>
#include <vector>

class Pool {
    std::deque<std::packaged_task<int()>> jobs_;
    std::mutex m_;
    std::condition_variable cv_;
    bool closed_ = false;
    std::vector<std::thread> threads_;

    void loop()
    {
        while (true) {
            std::packaged_task<int()> job;
            {
                std::unique_lock<std::mutex> lk(m_);
                cv_.wait(lk, [&] { return closed_ || !jobs_.empty(); });
                if (jobs_.empty())
                    return;
                job = std::move(jobs_.front());
                jobs_.pop_front();
            }
            job();
        }
    }

public:
    explicit Pool(int n)
    {
        for (int i = 0; i < n; i++)
            threads_.emplace_back(&Pool::loop, this);
    }
    std::future<int> submit(std::function<int()> f)
    {
        std::packaged_task<int()> job(std::move(f));
        auto result = job.get_future();
        {
            std::lock_guard<std::mutex> lk(m_);
            jobs_.push_back(std::move(job));
        }
        cv_.notify_one();
        return result;
    }
    ~Pool()
    {
        {
            std::lock_guard<std::mutex> lk(m_);
            closed_ = true;
        }
        cv_.notify_all();
        for (auto &t : threads_)
            t.join();
    }
};

int main()
{
    Pool pool(3);
    std::vector<std::future<int>> all;
    for (int i = 0; i < 10; i++)
        all.push_back(pool.submit([i] { return i + 1; }));
    int sum = 0;
    for (auto &f : all)
        sum += f.get();
    std::cout << sum << '\n';
}
