// A cache of computed numbers, shared by all threads; the oldest entry makes room.
#ifndef CACHE_HPP
#define CACHE_HPP

#include <cstddef>
#include <list>
#include <map>
#include <mutex>

class Cache {
public:
    explicit Cache(std::size_t capacity) : capacity_(capacity) {}

    bool find(long key, long &value);
    void insert(long key, long value);
    void resize(std::size_t capacity);
    double hit_rate() const;

private:
    void evict();

    mutable std::mutex mutex_;
    std::map<long, long> values_;
    std::list<long> by_age_;
    std::size_t capacity_;
    unsigned long lookups_ = 0;
    unsigned long hits_ = 0;
};

#endif
