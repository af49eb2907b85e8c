// A token bucket with a refill thread.
// flags: -std=c++17
#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <thread>
#include <vector>

class TokenBucket {
public:
    TokenBucket(int capacity, int per_tick) : capacity_(capacity), per_tick_(per_tick), tokens_(capacity), refill_(&TokenBucket::refill_loop, this) {}
    ~TokenBucket()
    {
        stop_ = true;
        refill_.join();
    }
    bool try_take(int n = 1)
    {
        std::lock_guard<std::mutex> lk(m_);
        if (tokens_ < n)
            return false;
        tokens_ -= n;
        return true;
    }

private:
    void refill_loop()
    {
        while (!stop_) {
            std::this_thread::sleep_for(std::chrono::microseconds(200));
            std::lock_guard<std::mutex> lk(m_);
            tokens_ = std::min(capacity_, tokens_ + per_tick_);
        }
    }
    const int capacity_, per_tick_;
    int tokens_;
    std::mutex m_;
    std::atomic<bool> stop_{false};
    std::thread refill_;
};

int main()
{
    TokenBucket bucket(10, 2);
    std::atomic<int> granted{0};
    std::vector<std::thread> clients;
    for (int i = 0; i < 3; ++i)
        clients.emplace_back([&] {
            for (int k = 0; k < 50; ++k) {
                if (bucket.try_take())
                    granted.fetch_add(1, std::memory_order_relaxed);
                std::this_thread::sleep_for(std::chrono::microseconds(100));
            }
        });
    for (auto &c : clients)
        c.join();
    std::cout << granted << '\n';
}
