// a template LRU cache of list and unordered_map with one mutex, and a loader of missing entries
// flags: -std=c++17
#include <functional>
#include <iostream>
#include <list>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <unordered_map>
#include <utility>
#include <vector>

template <typename Key, typename Value> class LruCache {
public:
    using Loader = std::function<Value(const Key &)>;

    LruCache(std::size_t capacity, Loader loader)
        : capacity_(capacity), loader_(std::move(loader))
    {
    }

    Value get(const Key &key)
    {
        if (auto hit = lookup(key))
            return *hit;
        Value value = loader_(key);
        std::lock_guard<std::mutex> lk(mutex_);
        auto it = index_.find(key);
        if (it != index_.end()) {
            items_.splice(items_.begin(), items_, it->second);
            return it->second->second;
        }
        items_.emplace_front(key, value);
        index_[key] = items_.begin();
        ++misses_;
        trim();
        return value;
    }

    void erase(const Key &key)
    {
        std::lock_guard<std::mutex> lk(mutex_);
        auto it = index_.find(key);
        if (it == index_.end())
            return;
        items_.erase(it->second);
        index_.erase(it);
    }

    std::pair<std::size_t, std::size_t> statistics() const
    {
        std::lock_guard<std::mutex> lk(mutex_);
        return {hits_, misses_};
    }

private:
    std::optional<Value> lookup(const Key &key)
    {
        std::lock_guard<std::mutex> lk(mutex_);
        auto it = index_.find(key);
        if (it == index_.end())
            return std::nullopt;
        items_.splice(items_.begin(), items_, it->second);
        ++hits_;
        return it->second->second;
    }
    void trim()
    {
        while (items_.size() > capacity_) {
            index_.erase(items_.back().first);
            items_.pop_back();
        }
    }

    using Item = std::pair<Key, Value>;
    const std::size_t capacity_;
    Loader loader_;
    mutable std::mutex mutex_;
    std::list<Item> items_;
    std::unordered_map<Key, typename std::list<Item>::iterator> index_;
    std::size_t hits_ = 0, misses_ = 0;
};

static std::string load(const int &key)
{
    return "value of " + std::to_string(key);
}

int main()
{
    LruCache<int, std::string> cache(8, load);
    std::vector<std::thread> threads;
    std::vector<std::size_t> lengths(4, 0);
    for (unsigned t = 0; t < 4; ++t)
        threads.emplace_back([&cache, &lengths, t] {
            std::size_t length = 0;
            for (int i = 0; i < 200; ++i) {
                length += cache.get((i * (t + 1)) % 16).size();
                if (i % 50 == 0)
                    cache.erase(i % 16);
            }
            lengths[t] = length;
        });
    for (auto &t : threads)
        t.join();
    auto [hits, misses] = cache.statistics();
    std::cout << hits << ' ' << misses;
    for (auto l : lengths)
        std::cout << ' ' << l;
    std::cout << '\n';
}
