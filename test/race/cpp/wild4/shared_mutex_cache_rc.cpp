// A DNS cache with shared_mutex: a hit counter inside the entry is changed under the shared lock.
// flags: -std=c++17
#include <cstdio>
#include <map>
#include <mutex>
#include <shared_mutex>
#include <string>
#include <thread>
#include <vector>

class DnsCache {
    struct Entry {
        std::string address;
        unsigned hits = 0;
    };
    std::map<std::string, Entry> entries_;
    mutable std::shared_mutex mutex_;

public:
    std::string find(const std::string &domain)
    {
        std::shared_lock<std::shared_mutex> lk(mutex_);
        auto it = entries_.find(domain);
        if (it == entries_.end())
            return {};
        ++it->second.hits; // RACE!
        return it->second.address;
    }
    void update(const std::string &domain, const std::string &address)
    {
        std::lock_guard<std::shared_mutex> lk(mutex_);
        entries_[domain].address = address;
    }
};

int main()
{
    DnsCache cache;
    cache.update("a.org", "10.0.0.1");
    std::vector<std::thread> ts;
    for (int i = 0; i < 4; ++i)
        ts.emplace_back([&cache] {
            for (int k = 0; k < 100; ++k)
                if (cache.find("a.org").empty())
                    std::puts("missing");
        });
    cache.update("b.org", "10.0.0.2");
    for (auto &t : ts)
        t.join();
}
