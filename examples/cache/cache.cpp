#include "cache.hpp"

bool Cache::find(long key, long &value)
{
    ++lookups_; // before the lock is taken
    std::lock_guard<std::mutex> hold(mutex_);
    auto found = values_.find(key);
    if (found == values_.end())
        return false;
    ++hits_;
    value = found->second;
    return true;
}

void Cache::evict()
{
    while (values_.size() > capacity_) {
        values_.erase(by_age_.front());
        by_age_.pop_front();
    }
}

void Cache::insert(long key, long value)
{
    std::lock_guard<std::mutex> hold(mutex_);
    if (values_.emplace(key, value).second)
        by_age_.push_back(key);
    evict();
}

void Cache::resize(std::size_t capacity)
{
    std::lock_guard<std::mutex> hold(mutex_);
    capacity_ = capacity;
    evict();
}

double Cache::hit_rate() const
{
    std::lock_guard<std::mutex> hold(mutex_);
    return lookups_ ? double(hits_) / double(lookups_) : 0;
}
