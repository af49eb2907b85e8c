// LRU cache: list and index under one mutex
// flags: -std=c++17
#include <iostream>
#include <list>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

template <class K, class V> class LruCache {
public:
    explicit LruCache(size_t cap) : cap_(cap) {}
    std::optional<V> get(const K &k)
    {
        std::lock_guard<std::mutex> lock(m_);
        auto it = index_.find(k);
        if (it == index_.end()) {
            ++misses_; // NORACE
            return std::nullopt;
        }
        items_.splice(items_.begin(), items_, it->second);
        return it->second->second; // NORACE
    }
    void put(const K &k, V v)
    {
        std::lock_guard<std::mutex> lock(m_);
        auto it = index_.find(k);
        if (it != index_.end()) {
            it->second->second = std::move(v); // NORACE
            items_.splice(items_.begin(), items_, it->second);
            return;
        }
        items_.emplace_front(k, std::move(v));
        index_[k] = items_.begin();
        if (items_.size() > cap_) {
            index_.erase(items_.back().first);
            items_.pop_back();
        }
    }
    size_t misses() const
    {
        std::lock_guard<std::mutex> lock(m_);
        return misses_;
    }

private:
    mutable std::mutex m_;
    size_t cap_;
    size_t misses_ = 0;
    std::list<std::pair<K, V>> items_;
    std::unordered_map<K, typename std::list<std::pair<K, V>>::iterator> index_;
};

int main()
{
    LruCache<int, std::string> cache(8);
    std::vector<std::thread> threads;
    for (int t = 0; t < 3; ++t)
        threads.emplace_back([&cache, t] {
            for (int i = 0; i < 100; ++i) {
                int key = (i * 7 + t) % 12;
                if (!cache.get(key))
                    cache.put(key, std::to_string(key));
            }
        });
    for (auto &t : threads)
        t.join();
    std::cout << (cache.misses() > 0) << '\n';
}
