// A cache under a shared_mutex that counts its hits while it holds the lock shared only.
// flags: -std=c++17
#include <iostream>
#include <mutex>
#include <optional>
#include <shared_mutex>
#include <string>
#include <thread>
#include <unordered_map>

class DnsCache {
public:
    std::optional<std::string> lookup(const std::string &host)
    {
        std::shared_lock lock(mutex_);
        auto it = entries_.find(host); // NORACE
        if (it == entries_.end()) {
            ++misses_; // RACE! m
            return std::nullopt;
        }
        ++hits_; // RACE! h
        return it->second;
    }
    void update(const std::string &host, const std::string &ip)
    {
        std::unique_lock lock(mutex_);
        entries_[host] = ip; // NORACE
    }
    void report()
    {
        std::unique_lock lock(mutex_);
        std::cout << hits_ << '/' << misses_ << '\n'; // NORACE
    }

private:
    std::shared_mutex mutex_;
    std::unordered_map<std::string, std::string> entries_;
    int hits_ = 0, misses_ = 0;
};

int main()
{
    DnsCache cache;
    auto reader = [&cache] {
        for (int i = 0; i < 100; ++i)
            cache.lookup("host" + std::to_string(i % 10));
    };
    std::thread w([&cache] {
        for (int i = 0; i < 10; ++i)
            cache.update("host" + std::to_string(i), "10.0.0." + std::to_string(i));
    });
    std::thread r1(reader), r2(reader);
    w.join();
    r1.join();
    r2.join();
    cache.report();
}
