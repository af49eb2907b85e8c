#include <iostream>
#include <mutex>
#include <thread>
#include <vector>

class Inventory {
public:
    void add(int item)
    {
        std::lock_guard<MutexType> g(mutex_);
        items_.push_back(item);
        report();
    }
    void report()
    {
        std::lock_guard<MutexType> g(mutex_);
        std::cout << items_.size() << '\n';
    }
private:
    using MutexType = std::recursive_mutex;
    MutexType mutex_;
    std::vector<int> items_;
};

int main()
{
    Inventory inv;
    std::vector<std::thread> ts;
    for (int i = 0; i < 4; i++)
        ts.emplace_back(&Inventory::add, &inv, i);
    for (auto &t : ts)
        t.join();
}
