// An LRU cache: get() takes no lock although it moves the entry to the front.
// flags: -std=c++17
#include <iostream>
#include <list>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_map>
#include <utility>

class LRUCache {
    using Entry = std::pair<int, std::string>;
    size_t capacity_;
    std::list<Entry> order_;
    std::unordered_map<int, std::list<Entry>::iterator> index_;
    std::mutex mutex_;

public:
    explicit LRUCache(size_t c) : capacity_(c) {}
    bool get(int key, std::string &out)
    {
        auto it = index_.find(key); // RACE! i
        if (it == index_.end())
            return false;
        order_.splice(order_.begin(), order_, it->second); // RACE! l i
        out = it->second->second; // RACE! l i
        return true;
    }
    void put(int key, std::string value)
    {
        std::lock_guard<std::mutex> g(mutex_);
        auto it = index_.find(key);
        if (it != index_.end()) {
            it->second->second = std::move(value); // RACE! l
            order_.splice(order_.begin(), order_, it->second); // RACE! l
            return;
        }
        if (order_.size() == capacity_) { // RACE
            index_.erase(order_.back().first); // RACE! i l
            order_.pop_back(); // RACE! l
        }
        order_.emplace_front(key, std::move(value)); // RACE! l
        index_[key] = order_.begin(); // RACE! i l
    }
};

int main()
{
    LRUCache cache(8);
    std::thread w([&] {
        for (int i = 0; i < 100; ++i)
            cache.put(i % 12, "v" + std::to_string(i));
    });
    std::thread r([&] {
        std::string s;
        int hit = 0;
        for (int i = 0; i < 100; ++i)
            hit += cache.get(i % 12, s);
        std::cout << hit << '\n';
    });
    w.join();
    r.join();
}
