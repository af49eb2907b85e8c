// one dispatcher thread runs timers ordered by due time; others only post under the lock
// flags: -std=c++17
#include <condition_variable>
#include <cstdio>
#include <functional>
#include <mutex>
#include <queue>
#include <thread>
#include <vector>

class Dispatcher {
    struct Timer {
        int due;
        std::function<void()> fn;
        bool operator<(const Timer &o) const { return due > o.due; }
    };

public:
    Dispatcher() : thread_(&Dispatcher::loop, this) {}
    ~Dispatcher()
    {
        {
            std::lock_guard<std::mutex> g(m_);
            done_ = true;
        }
        cv_.notify_one();
        thread_.join();
    }
    void after(int due, std::function<void()> fn)
    {
        {
            std::lock_guard<std::mutex> g(m_);
            timers_.push(Timer{due, std::move(fn)});
        }
        cv_.notify_one();
    }

private:
    void loop()
    {
        std::unique_lock<std::mutex> lk(m_);
        for (;;) {
            cv_.wait(lk, [this] { return done_ || !timers_.empty(); });
            if (timers_.empty())
                return;
            Timer t = timers_.top();
            timers_.pop();
            now_ = t.due; // NORACE
            lk.unlock();
            t.fn();
            lk.lock();
        }
    }
    std::mutex m_;
    std::condition_variable cv_;
    std::priority_queue<Timer> timers_;
    bool done_ = false;
    int now_ = 0;
    std::thread thread_;
};

int main()
{
    int fired = 0;
    {
        Dispatcher d;
        for (int i = 0; i < 10; ++i)
            d.after(10 - i, [&fired] { ++fired; }); // NORACE
    }
    std::printf("%d\n", fired);
}
