// LRU cache: get takes a shared lock although it moves the entry to the front of the list.
// flags: -std=c++17
#include <iostream>
#include <list>
#include <mutex>
#include <optional>
#include <shared_mutex>
#include <thread>
#include <unordered_map>

template <class K, class V> class LruCache {
    using Entry = std::pair<K, V>;
    size_t capacity_;
    std::list<Entry> order_;
    std::unordered_map<K, typename std::list<Entry>::iterator> index_;
    mutable std::shared_mutex mutex_;

public:
    explicit LruCache(size_t capacity) : capacity_(capacity) {}
    std::optional<V> get(const K &key)
    {
        std::shared_lock lock(mutex_);
        auto it = index_.find(key);
        if (it == index_.end())
            return std::nullopt;
        order_.splice(order_.begin(), order_, it->second); // RACE!
        return it->second->second;
    }
    void put(const K &key, V value)
    {
        std::unique_lock lock(mutex_);
        auto it = index_.find(key);
        if (it != index_.end()) {
            it->second->second = std::move(value);
            return;
        }
        order_.emplace_front(key, std::move(value));
        index_[key] = order_.begin();
        if (order_.size() > capacity_) {
            index_.erase(order_.back().first);
            order_.pop_back();
        }
    }
};

int main()
{
    LruCache<int, int> cache(8);
    for (int i = 0; i < 8; ++i)
        cache.put(i, i * i);
    auto user = [&cache](int seed) {
        long sum = 0;
        for (int i = 0; i < 200; ++i) {
            int key = (i * seed) % 8;
            if (auto v = cache.get(key))
                sum += *v;
            else
                cache.put(key, i);
        }
        std::cout << sum << '\n';
    };
    std::thread a(user, 3), b(user, 5);
    a.join();
    b.join();
}
