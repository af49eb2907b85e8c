// A thread pool whose tasks add to one captured total without a lock.
// flags: -std=c++17
#include <condition_variable>
#include <cstdio>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

class Executor {
public:
    explicit Executor(unsigned n)
    {
        for (unsigned i = 0; i < n; ++i)
            threads_.emplace_back(&Executor::loop, this);
    }
    void post(std::function<void()> job)
    {
        std::unique_lock<std::mutex> lk(m_);
        jobs_.emplace_back(std::move(job));
        lk.unlock();
        cv_.notify_one();
    }
    void shutdown()
    {
        {
            std::lock_guard<std::mutex> lk(m_);
            done_ = true;
        }
        cv_.notify_all();
        for (auto &t : threads_)
            if (t.joinable())
                t.join();
    }

private:
    void loop()
    {
        while (true) {
            std::function<void()> job;
            {
                std::unique_lock<std::mutex> lk(m_);
                cv_.wait(lk, [this] { return done_ || !jobs_.empty(); });
                if (jobs_.empty())
                    return;
                job = std::move(jobs_.front());
                jobs_.pop_front();
            }
            job();
        }
    }
    std::vector<std::thread> threads_;
    std::deque<std::function<void()>> jobs_;
    std::mutex m_;
    std::condition_variable cv_;
    bool done_ = false;
};

int main()
{
    int total = 0;
    Executor ex(4);
    for (int i = 1; i <= 100; ++i)
        ex.post([&total, i] { total += i; }); // RACE!
    ex.shutdown();
    std::printf("%d\n", total);
    return 0;
}
