// a callback of the dispatcher thread counts what main counts too
// flags: -std=c++17
#include <condition_variable>
#include <cstdio>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

class Loop {
public:
    Loop() : thread_([this] { run(); }) {}
    ~Loop()
    {
        post({});
        thread_.join();
    }
    void post(std::function<void()> fn)
    {
        std::lock_guard<std::mutex> g(m_);
        q_.push_back(std::move(fn));
        cv_.notify_one();
    }

private:
    void run()
    {
        for (;;) {
            std::function<void()> fn;
            {
                std::unique_lock<std::mutex> lk(m_);
                while (q_.empty())
                    cv_.wait(lk);
                fn = std::move(q_.front());
                q_.pop_front();
            }
            if (!fn)
                return;
            fn();
        }
    }
    std::mutex m_;
    std::condition_variable cv_;
    std::deque<std::function<void()>> q_;
    std::thread thread_;
};

struct Metrics {
    long posted = 0;
    long handled = 0;
    long pending() const { return posted - handled; } // RACE!
};

int main()
{
    Metrics m;
    long worst = 0;
    {
        Loop loop;
        for (int i = 0; i < 100; ++i) {
            m.posted++;
            loop.post([&m] { m.handled++; }); // RACE!
            if (m.pending() > worst)
                worst = m.pending();
        }
    }
    std::printf("%ld %ld\n", m.pending(), worst);
}
