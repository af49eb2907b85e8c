// Timer queue: callbacks ordered by time, run by one thread; cancelled by a set under the lock.
#include <chrono>
#include <condition_variable>
#include <functional>
#include <iostream>
#include <mutex>
#include <queue>
#include <set>
#include <thread>
#include <vector>

class TimerQueue {
    using Clock = std::chrono::steady_clock;
    struct Item {
        Clock::time_point when;
        int id;
        std::function<void()> what;
        bool operator<(const Item &o) const { return when > o.when; }
    };
    std::priority_queue<Item> items_;
    std::set<int> cancelled_;
    std::mutex m_;
    std::condition_variable cv_;
    bool quit_ = false;
    int nextId_ = 0;
    std::thread th_{[this] { run(); }};

    void run()
    {
        std::unique_lock<std::mutex> lk(m_);
        while (!quit_) {
            if (items_.empty()) {
                cv_.wait(lk);
                continue;
            }
            auto when = items_.top().when;
            if (Clock::now() < when) {
                cv_.wait_until(lk, when);
                continue;
            }
            Item it = items_.top();
            items_.pop();
            if (cancelled_.erase(it.id))
                continue;
            lk.unlock();
            it.what();
            lk.lock();
        }
    }

public:
    int add(int ms, std::function<void()> f)
    {
        std::lock_guard<std::mutex> lk(m_);
        items_.push(Item{Clock::now() + std::chrono::milliseconds(ms), nextId_, std::move(f)});
        cv_.notify_one();
        return nextId_++;
    }
    void cancel(int id)
    {
        std::lock_guard<std::mutex> lk(m_);
        cancelled_.insert(id);
    }
    ~TimerQueue()
    {
        {
            std::lock_guard<std::mutex> lk(m_);
            quit_ = true;
        }
        cv_.notify_one();
        th_.join();
    }
};

int main()
{
    int runs = 0;
    {
        TimerQueue q;
        q.add(1, [&runs] { runs++; });
        q.add(2, [&runs] { runs += 10; });
        int id = q.add(50, [&runs] { runs = 0; });
        q.cancel(id);
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    std::cout << runs << '\n';
}
