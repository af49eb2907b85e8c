// A timer thread with a priority queue of callbacks; callbacks run outside the lock.
// flags: -std=c++17
#include <chrono>
#include <condition_variable>
#include <functional>
#include <iostream>
#include <mutex>
#include <queue>
#include <thread>
#include <vector>

class TimerQueue {
    using Clock = std::chrono::steady_clock;
    struct Entry {
        Clock::time_point when;
        std::function<void()> what;
        bool operator>(const Entry &o) const { return when > o.when; }
    };
    std::priority_queue<Entry, std::vector<Entry>, std::greater<Entry>> entries_;
    std::mutex m_;
    std::condition_variable cv_;
    bool stop_ = false;
    std::thread thread_;

    void run()
    {
        std::unique_lock<std::mutex> lock(m_);
        while (!stop_) {
            if (entries_.empty()) {
                cv_.wait(lock);
                continue;
            }
            auto when = entries_.top().when;
            if (Clock::now() < when) {
                cv_.wait_until(lock, when);
                continue;
            }
            auto what = entries_.top().what;
            entries_.pop();
            lock.unlock();
            what();
            lock.lock();
        }
    }

public:
    TimerQueue() : thread_(&TimerQueue::run, this) {}
    ~TimerQueue()
    {
        {
            std::lock_guard<std::mutex> g(m_);
            stop_ = true;
        }
        cv_.notify_one();
        thread_.join();
    }
    void after(std::chrono::milliseconds d, std::function<void()> f)
    {
        std::lock_guard<std::mutex> g(m_);
        entries_.push({Clock::now() + d, std::move(f)});
        cv_.notify_one();
    }
};

int main()
{
    int ticks = 0;
    {
        TimerQueue q;
        for (int i = 0; i < 5; ++i)
            q.after(std::chrono::milliseconds(i), [&ticks] { ++ticks; });
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    std::cout << ticks << '\n';
}
