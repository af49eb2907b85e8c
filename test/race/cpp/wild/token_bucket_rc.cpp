// a rate limiter whose refill is called without the lock from one function
// flags: -std=c++17
// tsan: some: not every pair meets in one run
#include <algorithm>
#include <chrono>
#include <iostream>
#include <mutex>
#include <thread>
#include <vector>

class TokenBucket {
    using Clock = std::chrono::steady_clock;
    const double rate_;
    const double burst_;
    double tokens_;
    Clock::time_point last_;
    std::mutex m_;

    void refill(Clock::time_point now)
    {
        std::chrono::duration<double> passed = now - last_; // RACE! l
        tokens_ = std::min(burst_, tokens_ + passed.count() * rate_); // RACE! t
        last_ = now; // RACE! l
    }

public:
    TokenBucket(double rate, double burst)
        : rate_(rate), burst_(burst), tokens_(burst), last_(Clock::now())
    {
    }
    bool try_take(double n)
    {
        std::lock_guard<std::mutex> lk(m_);
        refill(Clock::now());
        if (tokens_ < n) // RACE! t
            return false;
        tokens_ -= n; // RACE! t
        return true;
    }
    double available()
    {
        refill(Clock::now());
        std::lock_guard<std::mutex> lk(m_);
        return tokens_; // RACE! t
    }
};

int main()
{
    TokenBucket bucket(1000, 10);
    std::vector<std::thread> clients;
    for (int i = 0; i < 4; ++i)
        clients.emplace_back([&bucket] {
            for (int k = 0; k < 20; ++k)
                if (!bucket.try_take(1) && bucket.available() < 0.5)
                    std::this_thread::sleep_for(std::chrono::milliseconds(1));
        });
    for (auto &c : clients)
        c.join();
    std::cout << bucket.available() << '\n';
}
