// A public method calls another one of the same object, and both lock its mutex.
#include <map>
#include <mutex>
#include <string>
#include <thread>

class Inventory {
public:
    void add(const std::string &name, int n)
    {
        std::lock_guard<std::mutex> lock(mutex_); // DEADLOCK
        stock_[name] += n;
    }

    bool has(const std::string &name, int n) const
    {
        std::lock_guard<std::mutex> lock(mutex_); // DEADLOCK!
        auto it = stock_.find(name);
        return it != stock_.end() && it->second >= n;
    }

    bool take(const std::string &name, int n)
    {
        std::lock_guard<std::mutex> lock(mutex_); // DEADLOCK
        if (!has(name, n)) // DEADLOCK
            return false;
        stock_[name] -= n;
        return true;
    }

private:
    mutable std::mutex mutex_;
    std::map<std::string, int> stock_;
};

int main()
{
    Inventory shop;
    shop.add("pen", 10);
    std::thread a([&] { shop.take("pen", 3); });
    std::thread b([&] { shop.take("pen", 9); });
    a.join();
    b.join();
}
