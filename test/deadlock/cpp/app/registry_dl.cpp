// public methods that call each other, through a recursive or a plain mutex
#include <map>
#include <mutex>
#include <string>
#include <thread>

class Registry {
    using Mutex = std::mutex;
    mutable Mutex mutex_;
    std::map<std::string, int> entries_;

public:
    bool contains(const std::string &key) const
    {
        std::lock_guard<Mutex> lock(mutex_); // DEADLOCK!
        return entries_.find(key) != entries_.end();
    }
    void insert(const std::string &key, int value)
    {
        std::lock_guard<Mutex> lock(mutex_); // DEADLOCK
        if (!contains(key))
            entries_[key] = value;
    }
};

int main()
{
    Registry registry;
    std::thread a([&] { registry.insert("a", 1); });
    std::thread b([&] { registry.insert("b", 2); });
    a.join();
    b.join();
    return registry.contains("a") ? 0 : 1;
}
