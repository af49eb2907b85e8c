// cache with a shared_mutex: look up shared, fill exclusively
#include <iostream>
#include <map>
#include <mutex>
#include <shared_mutex>
#include <string>
#include <thread>
#include <vector>

class DnsCache {
    std::map<std::string, std::string> entries_;
    mutable std::shared_mutex m_;

public:
    std::string find(const std::string &name) const
    {
        std::shared_lock<std::shared_mutex> lk(m_);
        auto it = entries_.find(name); // NORACE
        return it == entries_.end() ? std::string() : it->second;
    }
    void update(const std::string &name, const std::string &addr)
    {
        std::lock_guard<std::shared_mutex> lk(m_);
        entries_[name] = addr; // NORACE
    }
};

int main()
{
    DnsCache cache;
    std::vector<std::thread> ts;
    for (int i = 0; i < 3; ++i)
        ts.emplace_back([&cache, i] {
            cache.update("host" + std::to_string(i), "10.0.0." + std::to_string(i));
            std::cout << cache.find("host0").size() << '\n';
        });
    for (auto &t : ts)
        t.join();
}
