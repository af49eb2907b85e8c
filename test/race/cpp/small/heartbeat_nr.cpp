// A watchdog that is fed by an atomic time stamp and stopped under a mutex.
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <thread>

class Watchdog {
    std::atomic<long> lastFed_{0};
    std::mutex m_;
    std::condition_variable cv_;
    bool stop_ = false;
    int barks_ = 0;
    std::thread th_;

public:
    void start()
    {
        th_ = std::thread([this] {
            std::unique_lock<std::mutex> l(m_);
            long seen = 0;
            while (!cv_.wait_for(l, std::chrono::milliseconds(2), [this] { return stop_; })) {
                long now = lastFed_.load();
                if (now == seen)
                    ++barks_;
                seen = now;
            }
        });
    }
    void feed() { lastFed_.fetch_add(1); }
    int stop()
    {
        {
            std::lock_guard<std::mutex> g(m_);
            stop_ = true;
        }
        cv_.notify_all();
        th_.join();
        return barks_;
    }
};

int main()
{
    Watchdog dog;
    dog.start();
    for (int i = 0; i < 5; ++i) {
        dog.feed();
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    std::cout << dog.stop() << '\n';
}
