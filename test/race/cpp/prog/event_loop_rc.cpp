// callbacks run on the loop thread while main reads what they write
// flags: -std=c++17
#include <atomic>
#include <chrono>
#include <functional>
#include <iostream>
#include <mutex>
#include <thread>
#include <vector>

class EventLoop {
public:
    void post(std::function<void()> f)
    {
        std::lock_guard<std::mutex> lock(mutex_);
        pending_.push_back(std::move(f));
    }
    void start()
    {
        running_ = true;
        thread_ = std::thread(&EventLoop::loop, this);
    }
    void stop()
    {
        running_ = false;
        thread_.join();
    }

private:
    void loop()
    {
        while (running_) {
            std::vector<std::function<void()>> batch;
            {
                std::lock_guard<std::mutex> lock(mutex_);
                batch.swap(pending_);
            }
            for (auto &f : batch)
                f();
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    }
    std::atomic<bool> running_{false};
    std::mutex mutex_;
    std::vector<std::function<void()>> pending_;
    std::thread thread_;
};

int main()
{
    EventLoop loop;
    int ticks = 0;
    loop.start();
    for (int i = 0; i < 3; i++)
        loop.post([&ticks] {
            ticks++; // RACE!
        });
    std::cout << ticks << "\n"; // RACE!
    loop.stop();
    std::cout << ticks << "\n"; // NORACE
}
