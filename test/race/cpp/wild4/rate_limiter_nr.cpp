// A rate limiter with wait_for and a refill thread that is stopped by a flag.
// flags: -std=c++17
#include <chrono>
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <thread>
#include <vector>

using namespace std::chrono_literals;

class RateLimiter {
public:
    explicit RateLimiter(int rate) : rate_(rate), tokens_(rate), refill_([this] { refill(); }) {}
    ~RateLimiter()
    {
        {
            std::lock_guard<std::mutex> lock(mutex_);
            stop_ = true;
        }
        cv_.notify_all();
        refill_.join();
    }
    bool acquire(std::chrono::milliseconds timeout)
    {
        std::unique_lock<std::mutex> lock(mutex_);
        if (!cv_.wait_for(lock, timeout, [this] { return tokens_ > 0; }))
            return false;
        --tokens_;
        ++granted_;
        return true;
    }
    int granted() const
    {
        std::lock_guard<std::mutex> lock(mutex_);
        return granted_;
    }

private:
    void refill()
    {
        std::unique_lock<std::mutex> lock(mutex_);
        while (!cv_.wait_for(lock, 1ms, [this] { return stop_; })) {
            tokens_ = rate_;
            cv_.notify_all();
        }
    }
    const int rate_;
    mutable std::mutex mutex_;
    std::condition_variable cv_;
    int tokens_;
    int granted_ = 0;
    bool stop_ = false;
    std::thread refill_;
};

int main()
{
    RateLimiter limiter(5);
    std::vector<std::thread> clients;
    for (int i = 0; i < 3; ++i)
        clients.emplace_back([&limiter] {
            for (int k = 0; k < 10; ++k)
                limiter.acquire(20ms);
        });
    for (auto &c : clients)
        c.join();
    std::cout << limiter.granted() << '\n';
}
