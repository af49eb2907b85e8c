// A timer thread calls back after each interval; the callback's state is used by main as well.
// tsan: some: the string is copied within a sleep
#include <atomic>
#include <chrono>
#include <functional>
#include <iostream>
#include <string>
#include <thread>

class Timer {
    std::thread thread_;
    std::atomic<bool> active_{true};

public:
    Timer(std::chrono::milliseconds interval, std::function<void()> callback)
    {
        thread_ = std::thread([this, interval, callback] {
            while (active_.load()) {
                std::this_thread::sleep_for(interval);
                callback();
            }
        });
    }
    void stop()
    {
        active_ = false;
        if (thread_.joinable())
            thread_.join();
    }
    ~Timer() { stop(); }
};

int main()
{
    int fired = 0;
    std::string status = "idle";
    Timer timer(std::chrono::milliseconds(2), [&] {
        ++fired; // RACE!
        status = "fired " + std::to_string(fired); // RACE!
    });
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    std::cout << status << '\n'; // RACE!
    if (fired > 3) // RACE!
        std::cout << "often\n";
    timer.stop();
    std::cout << status << fired << '\n';
}
