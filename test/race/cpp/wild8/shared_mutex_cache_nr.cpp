// A DNS cache with a shared_mutex; hits are counted atomically.
// flags: -std=c++17
#include <atomic>
#include <iostream>
#include <map>
#include <mutex>
#include <optional>
#include <shared_mutex>
#include <string>
#include <thread>
#include <vector>

class DnsCache {
    std::map<std::string, std::string> entries_;
    mutable std::shared_mutex mutex_;
    mutable std::atomic<unsigned long> hits_{0};

public:
    std::optional<std::string> find(const std::string &domain) const
    {
        std::shared_lock lk(mutex_);
        auto it = entries_.find(domain);
        if (it == entries_.end())
            return std::nullopt;
        ++hits_;
        return it->second;
    }
    void update(const std::string &domain, const std::string &addr)
    {
        std::lock_guard lk(mutex_);
        entries_[domain] = addr;
    }
    unsigned long hits() const { return hits_; }
};

int main()
{
    DnsCache cache;
    std::vector<std::thread> readers;
    std::thread writer([&cache] {
        for (int i = 0; i < 50; i++)
            cache.update("host" + std::to_string(i % 10), "10.0.0." + std::to_string(i));
    });
    for (int r = 0; r < 3; r++)
        readers.emplace_back([&cache, r] {
            int found = 0;
            for (int i = 0; i < 100; i++)
                if (auto a = cache.find("host" + std::to_string((i + r) % 10)))
                    found += a->size() > 7;
            std::cout << found << "\n";
        });
    writer.join();
    for (auto &t : readers)
        t.join();
    std::cout << cache.hits() << "\n";
}
