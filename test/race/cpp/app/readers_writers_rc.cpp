// a write under a shared lock
// flags: -std=c++17
#include <cstdio>
#include <map>
#include <mutex>
#include <shared_mutex>
#include <string>
#include <thread>
#include <vector>

class Registry
{
public:
    void set(const std::string &name, int value)
    {
        std::shared_lock<std::shared_mutex> lock(mutex_);
        values_[name] = value; // RACE!
    }
    int get(const std::string &name) const
    {
        std::shared_lock<std::shared_mutex> lock(mutex_);
        auto it = values_.find(name); // RACE!
        return it == values_.end() ? -1 : it->second; // RACE!
    }

private:
    mutable std::shared_mutex mutex_;
    std::map<std::string, int> values_;
};

int main()
{
    Registry registry;
    std::vector<std::thread> threads;

    for (int i = 0; i < 2; i++)
        threads.push_back(std::thread([&registry, i] { registry.set("k" + std::to_string(i), i); }));
    for (int i = 0; i < 3; i++)
        threads.push_back(std::thread([&registry] { registry.get("k0"); }));
    for (auto &t : threads)
        t.join();
    std::printf("%d\n", registry.get("k1"));
    return 0;
}
