// A cache of computed strings, shared by all threads; the oldest entry makes room.
#ifndef CACHE_HPP
#define CACHE_HPP

#include <cstddef>
#include <list>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>

class Cache {
public:
    explicit Cache(std::size_t capacity) : capacity_(capacity) {}

    std::optional<std::string> find(int key);
    void insert(int key, std::string value);
    void resize(std::size_t capacity);
    double hit_rate() const;

private:
    void evict();

    mutable std::mutex mutex_;
    std::unordered_map<int, std::string> values_;
    std::list<int> by_age_;
    std::size_t capacity_;
    unsigned long lookups_ = 0;
    unsigned long hits_ = 0;
};

#endif
