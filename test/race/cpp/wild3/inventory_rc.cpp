// Stock is checked and sold under the item's lock, but the day's revenue is one plain double
#include <array>
#include <cstdio>
#include <mutex>
#include <thread>
#include <vector>

struct Item {
    std::mutex m;
    int stock = 100;
    double price = 1.5;
};

class Shop {
    std::array<Item, 5> items_;
    double revenue_ = 0;

public:
    bool sell(int which, int n)
    {
        Item &it = items_[which];
        std::lock_guard<std::mutex> l(it.m);
        if (it.stock < n)               // NORACE
            return false;
        it.stock -= n;                  // NORACE
        revenue_ += n * it.price;       // RACE!
        return true;
    }
    double revenue() const { return revenue_; }
};

int main()
{
    Shop shop;
    std::vector<std::thread> customers;
    for (int c = 0; c < 4; c++)
        customers.emplace_back([&shop, c] {
            for (int i = 0; i < 50; i++)
                shop.sell((c + i) % 5, 1);
        });
    for (auto &t : customers)
        t.join();
    std::printf("%f\n", shop.revenue());
}
