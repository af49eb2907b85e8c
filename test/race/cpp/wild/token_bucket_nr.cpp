// a rate limiter with a mutex, used by several clients
// flags: -std=c++17
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
        std::chrono::duration<double> passed = now - last_;
        tokens_ = std::min(burst_, tokens_ + passed.count() * rate_);
        last_ = now;
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
        if (tokens_ < n)
            return false;
        tokens_ -= n;
        return true;
    }
    double available()
    {
        std::unique_lock<std::mutex> lk(m_);
        refill(Clock::now());
        double t = tokens_;
        lk.unlock();
        return t;
    }
};

int main()
{
    TokenBucket bucket(1000, 10);
    std::vector<std::thread> clients;
    std::vector<int> granted(4);
    for (int i = 0; i < 4; ++i)
        clients.emplace_back([&bucket, &granted, i] {
            for (int k = 0; k < 20; ++k) {
                if (bucket.try_take(1))
                    ++granted[i];
                else
                    std::this_thread::sleep_for(std::chrono::milliseconds(1));
            }
        });
    for (auto &c : clients)
        c.join();
    for (int g : granted)
        std::cout << g << ' ';
    std::cout << bucket.available() << '\n';
}
