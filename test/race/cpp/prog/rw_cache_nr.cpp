// reader/writer cache with shared_mutex
// flags: -std=c++17
#include <cstdio>
#include <mutex>
#include <optional>
#include <shared_mutex>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

template <class K, class V>
class SharedCache {
public:
    std::optional<V> find(const K &key) const
    {
        std::shared_lock lock(mutex_);
        auto it = map_.find(key);
        if (it == map_.end())
            return std::nullopt;
        return it->second;
    }
    void put(const K &key, V value)
    {
        std::unique_lock lock(mutex_);
        map_[key] = std::move(value);
    }

private:
    mutable std::shared_mutex mutex_;
    std::unordered_map<K, V> map_;
};

int main()
{
    SharedCache<std::string, int> cache;
    std::vector<std::thread> ts;
    for (int i = 0; i < 2; i++)
        ts.emplace_back([&cache, i] { cache.put("k" + std::to_string(i), i); });
    for (int i = 0; i < 4; i++)
        ts.emplace_back([&cache] {
            auto v = cache.find("k0");
            if (v)
                std::printf("%d\n", *v);
        });
    for (auto &t : ts)
        t.join();
}
