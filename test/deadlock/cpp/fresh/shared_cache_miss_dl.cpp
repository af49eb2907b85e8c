// flags: -std=c++20
#include <mutex>
#include <shared_mutex>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

class Resolver {
public:
    int resolve(const std::string &host)
    {
        std::shared_lock<std::shared_mutex> read(mutex_); // DEADLOCK
        auto it = cache_.find(host);
        if (it != cache_.end())
            return it->second;
        return lookup(host); // DEADLOCK
    }
    size_t size() const
    {
        std::shared_lock<std::shared_mutex> read(mutex_);
        return cache_.size();
    }
private:
    int lookup(const std::string &host)
    {
        int address = static_cast<int>(host.size()) * 7;
        std::unique_lock<std::shared_mutex> write(mutex_); // DEADLOCK!
        cache_.emplace(host, address);
        return address;
    }
    mutable std::shared_mutex mutex_;
    std::unordered_map<std::string, int> cache_;
};

int main()
{
    Resolver r;
    std::vector<std::thread> pool;
    for (int i = 0; i < 4; i++)
        pool.emplace_back([&r, i] {
            for (int k = 0; k < 10; k++)
                r.resolve("host" + std::to_string(i * k));
        });
    for (auto &t : pool)
        t.join();
    return r.size() == 0;
}
