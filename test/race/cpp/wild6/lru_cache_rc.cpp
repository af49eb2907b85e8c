// An LRU cache whose lookup moves the entry to the front under a shared lock.
// flags: -std=c++17
#include <iostream>
#include <list>
#include <mutex>
#include <optional>
#include <shared_mutex>
#include <string>
#include <thread>
#include <unordered_map>

template <typename K, typename V> class LruCache {
public:
    explicit LruCache(size_t cap) : cap_(cap) {}
    std::optional<V> get(const K &k)
    {
        std::shared_lock<std::shared_mutex> lock(mtx_);
        auto it = index_.find(k);
        if (it == index_.end())
            return std::nullopt;
        items_.splice(items_.begin(), items_, it->second); // RACE!
        return it->second->second;
    }
    void put(const K &k, V v)
    {
        std::unique_lock<std::shared_mutex> lock(mtx_);
        auto it = index_.find(k);
        if (it != index_.end()) {
            it->second->second = std::move(v);
            items_.splice(items_.begin(), items_, it->second);
            return;
        }
        if (items_.size() == cap_) {
            index_.erase(items_.back().first);
            items_.pop_back();
        }
        items_.emplace_front(k, std::move(v));
        index_[k] = items_.begin();
    }

private:
    size_t cap_;
    std::list<std::pair<K, V>> items_;
    std::unordered_map<K, typename std::list<std::pair<K, V>>::iterator> index_;
    std::shared_mutex mtx_;
};

int main()
{
    LruCache<int, std::string> cache(32);
    for (int i = 0; i < 32; ++i)
        cache.put(i, "v" + std::to_string(i));
    auto reader = [&cache](int start) {
        size_t hits = 0;
        for (int i = 0; i < 1000; ++i)
            if (auto v = cache.get((start + i) % 40))
                hits += v->size();
        return hits;
    };
    std::thread a([&] { reader(0); });
    std::thread b([&] { reader(13); });
    std::thread w([&cache] {
        for (int i = 0; i < 100; ++i)
            cache.put(i % 50, "w");
    });
    a.join();
    b.join();
    w.join();
    std::cout << cache.get(3).value_or("none") << '\n';
}
