// An atomic flag ends a thread.
// flags: -std=c++11
#include <chrono>
#include <iostream>
#include <thread>
#include <atomic>

class Service {
    std::atomic<bool> stop_{false};
    long ticks_ = 0;
    std::thread t_;

public:
    Service()
    {
        t_ = std::thread([this]() {
            while (!stop_) {
                ++ticks_;
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            }
        });
    }
    ~Service()
    {
        shutdown();
    }
    void shutdown()
    {
        stop_ = true;
        if (t_.joinable())
            t_.join();
    }
    long ticks() const { return ticks_; }
};

int main()
{
    Service s;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
    s.shutdown();
    std::cout << s.ticks() << "\n";
}
