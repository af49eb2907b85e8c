// A cache under a shared_mutex; get() counts hits and drops old entries with only the shared lock.
// tsan: some: entries are dropped rarely
#include <chrono>
#include <iostream>
#include <mutex>
#include <optional>
#include <shared_mutex>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

class TtlCache {
    struct Entry {
        std::string value;
        int expires;
    };
    mutable std::shared_mutex mutex_;
    std::unordered_map<int, Entry> map_;
    std::size_t hits_ = 0;

public:
    void put(int key, std::string value, int now)
    {
        std::unique_lock lock(mutex_);
        map_[key] = Entry{std::move(value), now + 5};
    }
    std::optional<std::string> get(int key, int now)
    {
        std::shared_lock lock(mutex_);
        auto it = map_.find(key); // RACE! m
        if (it == map_.end())
            return std::nullopt;
        if (it->second.expires < now) { // RACE! m
            map_.erase(it); // RACE! m
            return std::nullopt;
        }
        ++hits_; // RACE! h
        return it->second.value; // RACE! m
    }
    std::size_t hits() const { return hits_; }
};

int main()
{
    TtlCache cache;
    for (int i = 0; i < 64; ++i)
        cache.put(i, "value" + std::to_string(i), i / 8);
    std::vector<std::thread> readers;
    for (int t = 0; t < 4; ++t)
        readers.emplace_back([&cache] {
            for (int now = 0; now < 20; ++now)
                for (int k = 0; k < 64; ++k)
                    cache.get(k, now);
        });
    for (auto &r : readers)
        r.join();
    std::cout << cache.hits() << '\n';
}
