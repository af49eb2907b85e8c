// cache with a shared_mutex whose look up counts hits under the shared lock
#include <iostream>
#include <map>
#include <mutex>
#include <shared_mutex>
#include <thread>

class Cache {
    std::map<int, int> entries_;
    mutable std::shared_mutex m_;
    mutable int hits_ = 0;

public:
    int find(int k) const
    {
        std::shared_lock lk(m_);
        auto it = entries_.find(k);
        if (it == entries_.end())
            return -1;
        ++hits_; // RACE!
        return it->second;
    }
    void put(int k, int v)
    {
        std::unique_lock lk(m_);
        entries_[k] = v;
    }
    int hits() const
    {
        std::shared_lock lk(m_);
        return hits_; // RACE!
    }
};

int main()
{
    Cache c;
    c.put(1, 2);
    std::thread a([&] { for (int i = 0; i < 100; ++i) c.find(1); });
    std::thread b([&] { for (int i = 0; i < 100; ++i) c.find(1); });
    std::cout << c.hits() << '\n';
    a.join();
    b.join();
}
