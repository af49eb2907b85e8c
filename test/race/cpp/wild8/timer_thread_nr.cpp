// A periodic timer calls back; main stops it before the read.
// flags: -std=c++17
#include <chrono>
#include <condition_variable>
#include <functional>
#include <iostream>
#include <mutex>
#include <thread>

class Timer {
    std::thread th_;
    std::mutex m_;
    std::condition_variable cv_;
    bool running_ = false;

public:
    ~Timer() { stop(); }
    void start(std::chrono::milliseconds period, std::function<void()> cb)
    {
        {
            std::lock_guard<std::mutex> lk(m_);
            running_ = true;
        }
        th_ = std::thread([this, period, cb] {
            std::unique_lock<std::mutex> lk(m_);
            while (running_) {
                if (cv_.wait_for(lk, period, [this] { return !running_; }))
                    break;
                lk.unlock();
                cb();
                lk.lock();
            }
        });
    }
    void stop()
    {
        {
            std::lock_guard<std::mutex> lk(m_);
            running_ = false;
        }
        cv_.notify_all();
        if (th_.joinable())
            th_.join();
    }
};

int main()
{
    int beats = 0;
    Timer timer;
    timer.start(std::chrono::milliseconds(1), [&beats] { ++beats; });
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
    timer.stop();
    std::cout << beats << '\n';
}
