// the cache counts its hits under a shared lock
// flags: -std=c++17
#include <cstdio>
#include <map>
#include <mutex>
#include <shared_mutex>
#include <thread>

class Cache
{
public:
    int get(int key)
    {
        std::shared_lock<std::shared_mutex> lock(mutex_);
        auto found = map_.find(key); // NORACE

        hits_++; // RACE!
        return found == map_.end() ? -1 : found->second; // NORACE
    }
    void put(int key, int value)
    {
        std::unique_lock<std::shared_mutex> lock(mutex_);
        map_[key] = value; // NORACE
    }
    int hits() const { return hits_; }

private:
    std::shared_mutex mutex_;
    std::map<int, int> map_;
    int hits_ = 0;
};

int main()
{
    Cache cache;
    auto reader = [&] {
        for (int i = 0; i < 500; i++)
            cache.get(i % 10);
    };
    std::thread a(reader), b(reader);
    std::thread w([&] {
        for (int i = 0; i < 50; i++)
            cache.put(i % 10, i);
    });

    a.join();
    b.join();
    w.join();
    std::printf("%d\n", cache.hits());
    return 0;
}
