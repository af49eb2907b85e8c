// Metrics in a map: inc() locks, the reporter iterates without the lock.
// flags: -std=c++17
// tsan: some: nodes of the map are touched inside of the library
#include <atomic>
#include <cstdio>
#include <map>
#include <mutex>
#include <string>
#include <thread>

class Metrics {
public:
    void inc(const std::string &name)
    {
        std::lock_guard<std::mutex> lock(mutex_);
        ++counters_[name]; // RACE!
    }
    void dump() const
    {
        for (const auto &c : counters_) // RACE!
            std::printf("%s=%ld\n", c.first.c_str(), c.second); // RACE!
    }

private:
    mutable std::mutex mutex_;
    std::map<std::string, long> counters_;
};

int main()
{
    Metrics metrics;
    std::atomic<bool> running{true};
    std::thread reporter([&] {
        while (running.load())
            metrics.dump();
    });
    for (int i = 0; i < 1000; ++i)
        metrics.inc("req" + std::to_string(i % 16));
    running = false;
    reporter.join();
}
