// Reader-writer cache with a shared_mutex, look up again under the exclusive lock.
// flags: -std=c++17
#include <iostream>
#include <map>
#include <mutex>
#include <shared_mutex>
#include <string>
#include <thread>
#include <vector>

class DnsCache {
    std::map<std::string, std::string> entries_;
    mutable std::shared_mutex mutex_;
    unsigned misses_ = 0;

    static std::string resolve(const std::string &host) { return "10.0.0." + std::to_string(host.size()); }

public:
    std::string lookup(const std::string &host)
    {
        {
            std::shared_lock<std::shared_mutex> read(mutex_);
            auto it = entries_.find(host);
            if (it != entries_.end())
                return it->second;
        }
        std::string address = resolve(host);
        std::unique_lock<std::shared_mutex> write(mutex_);
        ++misses_;
        auto [it, inserted] = entries_.try_emplace(host, address);
        return it->second;
    }
    unsigned misses() const
    {
        std::shared_lock read(mutex_);
        return misses_;
    }
};

int main()
{
    DnsCache cache;
    std::vector<std::thread> clients;
    for (int i = 0; i < 5; ++i)
        clients.emplace_back([&cache, i] {
            std::string host(i + 1, 'a');
            for (int k = 0; k < 20; ++k)
                if (cache.lookup(host + std::to_string(k % 3)).empty())
                    std::cerr << "?";
        });
    std::cout << cache.misses() << '\n';
    for (auto &c : clients)
        c.join();
}
