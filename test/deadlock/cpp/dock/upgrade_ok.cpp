// Prices are refreshed under the exclusive lock after the shared one.
#include <chrono>
#include <iostream>
#include <map>
#include <mutex>
#include <shared_mutex>
#include <string>
#include <thread>
#include <vector>

class Prices {
public:
    double of(const std::string &name)
    {
        std::shared_lock<std::shared_mutex> read(mutex_);
        auto at = prices_.find(name);
        if (at != prices_.end())
            return at->second;
        read.unlock();
        return refresh(name);
    }

private:
    double refresh(const std::string &name)
    {
        std::unique_lock<std::shared_mutex> write(mutex_);
        double price = static_cast<double>(name.size());
        prices_[name] = price;
        return price;
    }

    std::shared_mutex mutex_;
    std::map<std::string, double> prices_;
};

int main()
{
    Prices prices;
    std::vector<std::thread> threads;
    for (int i = 0; i < 3; i++)
        threads.emplace_back([&prices, i] { std::cout << prices.of("p" + std::to_string(i)); });
    for (auto &t : threads)
        t.join();
}
