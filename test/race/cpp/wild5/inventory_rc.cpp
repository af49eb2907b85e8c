// An inventory whose total is cached: the cache is refreshed in a const function without the lock.
// flags: -std=c++17
// tsan: some: which lines meet depends on the schedule
#include <iostream>
#include <map>
#include <mutex>
#include <string>
#include <thread>

class Inventory {
public:
    void add(const std::string &item, int n)
    {
        std::lock_guard<std::mutex> lk(m_);
        items_[item] += n;
        dirty_ = true; // RACE! d
    }
    int total() const
    {
        if (dirty_) { // RACE! d
            std::lock_guard<std::mutex> lk(m_);
            total_ = 0; // RACE! t
            for (const auto &kv : items_)
                total_ += kv.second; // RACE! t
            dirty_ = false; // RACE! d
        }
        return total_; // RACE! t
    }

private:
    mutable std::mutex m_;
    std::map<std::string, int> items_;
    mutable bool dirty_ = false;
    mutable int total_ = 0;
};

int main()
{
    Inventory inv;
    std::thread a([&] { for (int i = 0; i < 50; ++i) inv.add("bolt", 1); });
    std::thread b([&] { long s = 0; for (int i = 0; i < 50; ++i) s += inv.total(); std::cout << s << '\n'; });
    std::thread c([&] { long s = 0; for (int i = 0; i < 50; ++i) s += inv.total(); std::cout << s << '\n'; });
    a.join();
    b.join();
    c.join();
}
