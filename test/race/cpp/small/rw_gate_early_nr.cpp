// A gate that readers pass together and a writer alone, made of a mutex and a condition variable; it is closed first, then waited to be empty.
#include <condition_variable>
#include <iostream>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

class Gate {
    std::mutex lock_;
    std::condition_variable changed_;
    int inside_ = 0, waiting_ = 0;
    bool closed_ = false;

  public:
    void enter()
    {
        std::unique_lock<std::mutex> hold(lock_);
        changed_.wait(hold, [this] { return !closed_; });
        inside_++;
    }
    void leave()
    {
        std::unique_lock<std::mutex> hold(lock_);
        if (--inside_ == 0)
            changed_.notify_all();
    }
    void close()
    {
        std::unique_lock<std::mutex> hold(lock_);
        changed_.wait(hold, [this] { return !closed_; });
        closed_ = true;
        changed_.wait(hold, [this] { return inside_ == 0; });
    }
    void open()
    {
        std::unique_lock<std::mutex> hold(lock_);
        closed_ = false;
        changed_.notify_all();
    }
};

class Prices {
    Gate gate_;
    std::map<std::string, int> of_;

  public:
    void set(const std::string &name, int price)
    {
        gate_.close();
        of_[name] = price; // NORACE
        gate_.open();
    }
    int get(const std::string &name)
    {
        gate_.enter();
        auto found = of_.find(name); // NORACE
        int price = found == of_.end() ? -1 : found->second;
        gate_.leave();
        return price;
    }
};

int main()
{
    Prices prices;
    std::vector<std::thread> all;
    for (int i = 0; i < 2; i++)
        all.emplace_back([&] {
            for (int n = 0; n < 20; n++)
                prices.set("item" + std::to_string(n), n);
        });
    for (int i = 0; i < 3; i++)
        all.emplace_back([&] {
            int sum = 0;
            for (int n = 0; n < 20; n++)
                sum += prices.get("item" + std::to_string(n));
            if (sum < -20)
                std::cout << "no prices\n";
        });
    for (auto &one : all)
        one.join();
}
