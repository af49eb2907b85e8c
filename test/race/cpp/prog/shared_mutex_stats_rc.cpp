// a cache that counts its hits under the shared lock only
// flags: -std=c++17
#include <iostream>
#include <mutex>
#include <optional>
#include <shared_mutex>
#include <string>
#include <thread>
#include <unordered_map>

template <typename K, typename V>
class Cache {
public:
    std::optional<V> find(const K &key) const
    {
        std::shared_lock<std::shared_mutex> lock(mutex_);
        auto it = map_.find(key);
        if (it == map_.end()) {
            ++misses_; // RACE! m
            return std::nullopt;
        }
        ++hits_; // RACE! h
        return it->second;
    }
    void insert(const K &key, V value)
    {
        std::unique_lock<std::shared_mutex> lock(mutex_);
        map_[key] = std::move(value);
    }
    long hits() const { return hits_; } // NORACE

private:
    mutable std::shared_mutex mutex_;
    mutable long hits_ = 0, misses_ = 0;
    std::unordered_map<K, V> map_;
};

int main()
{
    Cache<int, std::string> cache;
    auto work = [&cache](int base) {
        for (int i = 0; i < 50; i++)
            if (!cache.find(base + i))
                cache.insert(base + i, std::to_string(i));
    };
    std::thread a(work, 0), b(work, 25);
    a.join();
    b.join();
    std::cout << cache.hits() << '\n';
}
