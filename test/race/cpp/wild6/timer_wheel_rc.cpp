// A timer thread runs callbacks by deadline; what a callback changes is read by main without a lock.
// flags: -std=c++17
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <iostream>
#include <mutex>
#include <queue>
#include <thread>
#include <vector>

using Clock = std::chrono::steady_clock;

class Timer {
    struct Item {
        Clock::time_point when;
        std::function<void()> fn;
        bool operator>(const Item &o) const { return when > o.when; }
    };

public:
    Timer() { th_ = std::thread([this] { run(); }); }
    ~Timer()
    {
        {
            std::lock_guard<std::mutex> lk(m_);
            quit_ = true;
        }
        cv_.notify_all();
        th_.join();
    }
    void after(std::chrono::milliseconds d, std::function<void()> fn)
    {
        {
            std::lock_guard<std::mutex> lk(m_);
            q_.push(Item{Clock::now() + d, std::move(fn)});
        }
        cv_.notify_all();
    }

private:
    void run()
    {
        std::unique_lock<std::mutex> lk(m_);
        while (!quit_) {
            if (q_.empty()) {
                cv_.wait(lk);
                continue;
            }
            auto when = q_.top().when;
            if (Clock::now() < when) {
                cv_.wait_until(lk, when);
                continue;
            }
            auto fn = q_.top().fn;
            q_.pop();
            lk.unlock();
            fn();
            lk.lock();
        }
    }
    std::priority_queue<Item, std::vector<Item>, std::greater<Item>> q_;
    std::mutex m_;
    std::condition_variable cv_;
    bool quit_ = false;
    std::thread th_;
};

int main()
{
    int ticks = 0;
    {
        Timer t;
        for (int i = 1; i <= 5; ++i)
            t.after(std::chrono::milliseconds(i), [&ticks] { ticks++; }); // RACE!
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        std::cout << "so far " << ticks << '\n'; // RACE!
    }
    std::cout << "end " << ticks << '\n';
}
