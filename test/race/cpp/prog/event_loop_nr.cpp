// event loop with timers: state of handlers belongs to the loop thread
// flags: -std=c++17
#include <chrono>
#include <condition_variable>
#include <functional>
#include <iostream>
#include <map>
#include <mutex>
#include <thread>

class TimerLoop {
public:
    using Clock = std::chrono::steady_clock;
    TimerLoop() : worker_(&TimerLoop::run, this) {}
    ~TimerLoop()
    {
        {
            std::lock_guard<std::mutex> lk(m_);
            quit_ = true;
        }
        cv_.notify_all();
        worker_.join();
    }
    void after(std::chrono::milliseconds d, std::function<void()> fn)
    {
        std::lock_guard<std::mutex> lk(m_);
        timers_.emplace(Clock::now() + d, std::move(fn));
        cv_.notify_one();
    }

private:
    void run()
    {
        std::unique_lock<std::mutex> lk(m_);
        while (!quit_) {
            if (timers_.empty()) {
                cv_.wait(lk);
                continue;
            }
            auto due = timers_.begin()->first;
            if (Clock::now() < due) {
                cv_.wait_until(lk, due);
                continue;
            }
            auto fn = std::move(timers_.begin()->second);
            timers_.erase(timers_.begin());
            lk.unlock();
            fn();
            lk.lock();
        }
    }
    std::mutex m_;
    std::condition_variable cv_;
    std::multimap<Clock::time_point, std::function<void()>> timers_;
    bool quit_ = false;
    std::thread worker_;
};

struct Stats {
    int fired = 0;
    int late = 0;
};

int main()
{
    Stats stats;
    {
        TimerLoop loop;
        for (int i = 0; i < 3; i++)
            loop.after(std::chrono::milliseconds(i), [&stats] {
                stats.fired++;
                if (stats.fired > 2)
                    stats.late++;
            });
    }
    std::cout << stats.fired << "\n";
}
