// A hash table under a lock, beside a counter that is used without: only the counter races
// flags: -std=c++17
#include <iostream>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_map>
#include <unordered_set>

class Cache {
    std::mutex mutex_;
    std::unordered_map<std::string, int> values_;
    std::unordered_set<int> seen_;
    size_t misses_ = 0;

public:
    int get(const std::string &key) {
        {
            std::lock_guard<std::mutex> lock(mutex_);
            auto it = values_.find(key); // NORACE
            if (it != values_.end())
                return it->second;
            values_[key] = static_cast<int>(key.size()); // NORACE
            seen_.insert(static_cast<int>(key.size()));  // NORACE
        }
        ++misses_; // RACE!
        return -1;
    }

    void clear() {
        std::lock_guard<std::mutex> lock(mutex_);
        values_.clear(); // NORACE
        seen_.clear();   // NORACE
    }

    size_t misses() const { return misses_; }
};

int main() {
    auto cache = std::make_shared<Cache>();
    std::thread first([cache] {
        for (int i = 0; i < 100; ++i)
            cache->get("key" + std::to_string(i % 7));
    });
    std::thread second([cache] {
        for (int i = 0; i < 100; ++i) {
            cache->get("key" + std::to_string(i % 5));
            if (i == 50)
                cache->clear();
        }
    });
    first.join();
    second.join();
    std::cout << cache->misses() << "\n";
}
