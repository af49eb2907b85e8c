// flags: -std=c++17
// a resolver's cache: shared lock first, exclusive lock when it misses
#include <map>
#include <mutex>
#include <shared_mutex>
#include <string>
#include <thread>

class Resolver {
    std::map<std::string, std::string> cache;
    std::shared_mutex mutex;

public:
    std::string resolve(const std::string &host)
    {
        std::shared_lock<std::shared_mutex> reading(mutex); // DEADLOCK
        auto it = cache.find(host);
        if (it != cache.end())
            return it->second;
        std::unique_lock<std::shared_mutex> writing(mutex); // DEADLOCK!
        cache[host] = "127.0.0.1";
        return cache[host];
    }
};

int main()
{
    Resolver r;
    std::thread a([&r] { r.resolve("a.example"); });
    std::thread b([&r] { r.resolve("b.example"); });
    a.join();
    b.join();
}
