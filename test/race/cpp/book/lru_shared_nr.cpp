// an LRU cache behind a shared mutex
// flags: -std=c++17
#include <iostream>
#include <list>
#include <mutex>
#include <optional>
#include <shared_mutex>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

template <typename Key, typename Value> class LruCache {
public:
    explicit LruCache(std::size_t capacity) : capacity_(capacity) {}

    std::optional<Value> get(const Key &key)
    {
        std::unique_lock<std::shared_mutex> lock(mutex_);
        auto it = index_.find(key);
        if (it == index_.end())
            return std::nullopt;
        order_.splice(order_.begin(), order_, it->second);
        return it->second->second;
    }

    void put(const Key &key, Value value)
    {
        std::unique_lock<std::shared_mutex> lock(mutex_);
        auto it = index_.find(key);
        if (it != index_.end()) {
            it->second->second = std::move(value);
            order_.splice(order_.begin(), order_, it->second);
            return;
        }
        order_.emplace_front(key, std::move(value));
        index_[key] = order_.begin();
        if (index_.size() > capacity_) {
            index_.erase(order_.back().first);
            order_.pop_back();
        }
    }

    std::size_t size() const
    {
        std::shared_lock<std::shared_mutex> lock(mutex_);
        return index_.size();
    }

private:
    using Entry = std::pair<Key, Value>;
    std::size_t capacity_;
    mutable std::shared_mutex mutex_;
    std::list<Entry> order_;
    std::unordered_map<Key, typename std::list<Entry>::iterator> index_;
};

int main()
{
    LruCache<std::string, int> cache(8);
    auto reader = [&cache](int seed) {
        int hits = 0;
        for (int i = 0; i < 100; ++i)
            if (cache.get("k" + std::to_string((i * seed) % 12)))
                ++hits;
        return hits;
    };
    std::thread writer([&cache] {
        for (int i = 0; i < 100; ++i)
            cache.put("k" + std::to_string(i % 12), i);
    });
    std::vector<std::thread> readers;
    for (int r = 1; r <= 3; ++r)
        readers.emplace_back([&reader, r] { reader(r); });
    writer.join();
    for (auto &t : readers)
        t.join();
    std::cout << cache.size() << std::endl;
}
