// size() does not lock
// flags: -std=c++17
#include <cstdio>
#include <list>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_map>

class Cache
{
public:
    explicit Cache(std::size_t limit) : limit_(limit) {}
    void put(int key, const std::string &value)
    {
        std::lock_guard<std::mutex> guard(mutex_);
        order_.push_front(key);
        map_[key] = value; // RACE!
        if (map_.size() > limit_) {
            map_.erase(order_.back()); // RACE!
            order_.pop_back();
        }
    }
    bool get(int key, std::string &out)
    {
        std::lock_guard<std::mutex> guard(mutex_);
        auto it = map_.find(key);
        if (it == map_.end())
            return false;
        out = it->second;
        return true;
    }
    std::size_t size()
    {
        return map_.size(); // RACE!
    }

private:
    std::size_t limit_;
    std::mutex mutex_;
    std::list<int> order_;
    std::unordered_map<int, std::string> map_;
};

int main()
{
    Cache cache(16);
    std::thread writer([&] {
        for (int i = 0; i < 100; i++)
            cache.put(i, "value");
    });
    std::thread reader([&] {
        std::string text;
        for (int i = 0; i < 100; i++)
            cache.get(i, text);
    });
    std::printf("%zu\n", cache.size());
    writer.join();
    reader.join();
    return 0;
}
