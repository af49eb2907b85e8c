// statistics of a cache with a shared_mutex: counted under the read lock
// flags: -std=c++17
#include <iostream>
#include <map>
#include <mutex>
#include <shared_mutex>
#include <string>
#include <thread>
#include <vector>

class Cache {
public:
    bool lookup(int key, std::string &out)
    {
        std::shared_lock<std::shared_mutex> lock(m_);
        auto it = map_.find(key);
        if (it == map_.end())
            return false;
        hits_++; // RACE!
        out = it->second;
        return true;
    }
    void insert(int key, const std::string &v)
    {
        std::unique_lock<std::shared_mutex> lock(m_);
        map_[key] = v;
    }
    int hits()
    {
        std::shared_lock lock(m_);
        return hits_;
    }

private:
    std::shared_mutex m_;
    std::map<int, std::string> map_;
    int hits_ = 0;
};

int main()
{
    Cache cache;
    std::vector<std::thread> ts;
    for (int t = 0; t < 3; ++t)
        ts.emplace_back([&] {
            std::string s;
            for (int i = 0; i < 100; ++i)
                if (!cache.lookup(i % 10, s))
                    cache.insert(i % 10, "v");
        });
    for (auto &t : ts)
        t.join();
    std::cout << cache.hits() << '\n';
}
