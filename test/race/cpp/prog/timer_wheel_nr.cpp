// a timer thread with a priority queue of callbacks; callbacks use their own state, main waits for it
// flags: -std=c++17
#include <chrono>
#include <condition_variable>
#include <functional>
#include <iostream>
#include <mutex>
#include <queue>
#include <thread>
#include <vector>

class Timer {
    struct Entry {
        std::chrono::steady_clock::time_point when;
        std::function<void()> fn;
        bool operator<(const Entry &o) const { return when > o.when; }
    };

public:
    Timer() : thread_([this] { loop(); }) {}
    ~Timer()
    {
        {
            std::lock_guard<std::mutex> g(mu_);
            stop_ = true;
        }
        cv_.notify_all();
        thread_.join();
    }
    void after(int ms, std::function<void()> fn)
    {
        {
            std::lock_guard<std::mutex> g(mu_);
            heap_.push({std::chrono::steady_clock::now() + std::chrono::milliseconds(ms),
                        std::move(fn)});
        }
        cv_.notify_all();
    }

private:
    void loop()
    {
        std::unique_lock<std::mutex> lock(mu_);
        while (!stop_) {
            if (heap_.empty()) {
                cv_.wait(lock);
                continue;
            }
            auto when = heap_.top().when;
            if (std::chrono::steady_clock::now() < when) {
                cv_.wait_until(lock, when);
                continue;
            }
            auto fn = heap_.top().fn;
            heap_.pop();
            lock.unlock();
            fn();
            lock.lock();
        }
    }
    std::mutex mu_;
    std::condition_variable cv_;
    std::priority_queue<Entry> heap_;
    bool stop_ = false;
    std::thread thread_;
};

int main()
{
    std::mutex m;
    std::condition_variable done;
    int ticks = 0;
    Timer timer;
    for (int i = 0; i < 3; i++)
        timer.after(i, [&] {
            std::lock_guard<std::mutex> g(m);
            if (++ticks == 3) // NORACE
                done.notify_one();
        });
    std::unique_lock<std::mutex> g(m);
    done.wait(g, [&] { return ticks == 3; });
    std::cout << ticks << '\n'; // NORACE
}
