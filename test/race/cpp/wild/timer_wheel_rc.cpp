// a timer thread with a priority queue; cancelled timers are marked without the lock
// flags: -std=c++17
// tsan: some: not every pair meets in one run
#include <chrono>
#include <condition_variable>
#include <functional>
#include <iostream>
#include <memory>
#include <mutex>
#include <queue>
#include <thread>
#include <vector>

using Clock = std::chrono::steady_clock;

struct Timer {
    Clock::time_point when;
    std::function<void()> action;
    bool cancelled = false;
    int id = 0;
};

struct Later {
    bool operator()(const std::shared_ptr<Timer> &a, const std::shared_ptr<Timer> &b) const
    {
        return a->when > b->when;
    }
};

class TimerQueue {
    std::mutex m_;
    std::condition_variable cv_;
    std::priority_queue<std::shared_ptr<Timer>, std::vector<std::shared_ptr<Timer>>, Later> heap_;
    bool stop_ = false;
    int fired_ = 0;
    int next_id_ = 0;
    std::thread thread_;

    void run()
    {
        std::unique_lock<std::mutex> lk(m_);
        while (!stop_) {
            if (heap_.empty()) {
                cv_.wait(lk);
                continue;
            }
            auto next = heap_.top();
            if (Clock::now() < next->when) {
                cv_.wait_until(lk, next->when);
                continue;
            }
            heap_.pop();
            if (next->cancelled) // RACE!
                continue;
            ++fired_;
            lk.unlock();
            next->action();
            lk.lock();
        }
    }

public:
    TimerQueue() : thread_(&TimerQueue::run, this) {}
    ~TimerQueue()
    {
        {
            std::lock_guard<std::mutex> lk(m_);
            stop_ = true;
        }
        cv_.notify_all();
        thread_.join();
    }
    std::shared_ptr<Timer> add(std::chrono::milliseconds delay, std::function<void()> action)
    {
        auto timer = std::make_shared<Timer>();
        timer->when = Clock::now() + delay;
        timer->action = std::move(action);
        std::lock_guard<std::mutex> lk(m_);
        timer->id = ++next_id_;
        heap_.push(timer);
        cv_.notify_all();
        return timer;
    }
    void cancel(const std::shared_ptr<Timer> &timer)
    {
        timer->cancelled = true; // RACE!
    }
    int fired()
    {
        std::lock_guard<std::mutex> lk(m_);
        return fired_;
    }
};

int main()
{
    TimerQueue timers;
    int beeps = 0;
    timers.add(std::chrono::milliseconds(2), [&beeps] { ++beeps; }); // RACE! b
    auto late = timers.add(std::chrono::milliseconds(5), [] { std::cout << "late\n"; });
    auto later = timers.add(std::chrono::milliseconds(4), [] { std::cout << "later\n"; });
    std::this_thread::sleep_for(std::chrono::milliseconds(3));
    timers.cancel(late);
    std::this_thread::sleep_for(std::chrono::milliseconds(4));
    std::cout << timers.fired() << ' ' << beeps << '\n'; // RACE! b
}
