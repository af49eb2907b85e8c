// reader and writer lock different mutexes
// flags: -std=c++17
#include <functional>
#include <iostream>
#include <mutex>
#include <thread>
#include <vector>

class Inventory {
public:
    void add(int item)
    {
        std::lock_guard<std::mutex> g(add_mutex_);
        items_.push_back(item); // RACE!
    }
    int count()
    {
        std::lock_guard<std::mutex> g(count_mutex_);
        int n = 0;
        for (int i : items_) // RACE!
            n += i > 0; // RACE
        return n;
    }

private:
    std::mutex add_mutex_, count_mutex_;
    std::vector<int> items_;
};

int main()
{
    Inventory inv;
    std::thread t1(&Inventory::add, &inv, 1);
    std::thread t2(std::bind(&Inventory::add, std::ref(inv), 2));
    std::cout << inv.count() << "\n";
    t1.join();
    t2.join();
}
