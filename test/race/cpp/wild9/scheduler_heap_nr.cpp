// A scheduler with a priority queue of timed tasks.
// flags: -std=c++17
#include <chrono>
#include <condition_variable>
#include <functional>
#include <iostream>
#include <map>
#include <mutex>
#include <queue>
#include <thread>
#include <vector>

using Clock = std::chrono::steady_clock;

class Scheduler {
    struct Item {
        Clock::time_point when;
        int id;
        bool operator<(const Item &o) const { return when > o.when; }
    };
    std::priority_queue<Item> heap_;
    std::map<int, std::function<void()>> actions_;
    std::mutex m_;
    std::condition_variable cv_;
    bool stop_ = false;
    int next_ = 0;
    std::thread thread_;

    void loop()
    {
        std::unique_lock<std::mutex> lk(m_);
        while (!stop_) {
            if (heap_.empty()) {
                cv_.wait(lk);
                continue;
            }
            auto top = heap_.top();
            if (Clock::now() < top.when) {
                cv_.wait_until(lk, top.when);
                continue;
            }
            heap_.pop();
            auto it = actions_.find(top.id);
            if (it == actions_.end())
                continue;
            auto f = std::move(it->second);
            actions_.erase(it);
            lk.unlock();
            f();
            lk.lock();
        }
    }

public:
    Scheduler() : thread_(&Scheduler::loop, this) {}
    ~Scheduler()
    {
        {
            std::lock_guard<std::mutex> lk(m_);
            stop_ = true;
        }
        cv_.notify_all();
        thread_.join();
    }
    int after(std::chrono::milliseconds d, std::function<void()> f)
    {
        std::lock_guard<std::mutex> lk(m_);
        int id = next_++;
        actions_[id] = std::move(f);
        heap_.push(Item{Clock::now() + d, id});
        cv_.notify_all();
        return id;
    }
    void cancel(int id)
    {
        std::lock_guard<std::mutex> lk(m_);
        actions_.erase(id);
    }
};

int main()
{
    std::mutex out;
    Scheduler s;
    for (int i = 0; i < 5; ++i) {
        int id = s.after(std::chrono::milliseconds(i), [i, &out] {
            std::lock_guard<std::mutex> g(out);
            std::cout << "task " << i << '\n';
        });
        if (i == 3)
            s.cancel(id);
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
}
