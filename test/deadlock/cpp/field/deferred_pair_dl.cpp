// two inventories; items are moved with deferred locks
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

struct Inventory {
    std::mutex mutex;
    std::map<std::string, int> items;
};

static bool move_item(Inventory &from, Inventory &to, const std::string &what, int n)
{
    std::unique_lock<std::mutex> lf(from.mutex, std::defer_lock);
    std::unique_lock<std::mutex> lt(to.mutex, std::defer_lock);
    lf.lock(); // DEADLOCK
    lt.lock(); // DEADLOCK!
    auto it = from.items.find(what);
    if (it == from.items.end() || it->second < n)
        return false;
    it->second -= n;
    to.items[what] += n;
    return true;
}

int main()
{
    Inventory shop, depot;
    shop.items["nail"] = 100;
    std::vector<std::thread> threads;
    threads.emplace_back([&] { move_item(shop, depot, "nail", 5); });
    threads.emplace_back([&] { move_item(depot, shop, "nail", 3); });
    for (auto &t : threads)
        t.join();
}
