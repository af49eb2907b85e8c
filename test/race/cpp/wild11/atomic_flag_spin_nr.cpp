// A spin lock class of an atomic_flag, used with lock_guard around a map.
#include <atomic>
#include <iostream>
#include <map>
#include <mutex>
#include <string>
#include <thread>

class SpinLock {
    std::atomic_flag locked = ATOMIC_FLAG_INIT;

public:
    void lock()
    {
        while (locked.test_and_set(std::memory_order_acquire))
            std::this_thread::yield();
    }
    bool try_lock() { return !locked.test_and_set(std::memory_order_acquire); }
    void unlock() { locked.clear(std::memory_order_release); }
};

struct Inventory {
    SpinLock lock;
    std::map<std::string, int> items;
};

static void restock(Inventory &inv, const std::string &name)
{
    for (int i = 0; i < 100; ++i) {
        std::lock_guard<SpinLock> guard(inv.lock);
        inv.items[name] += i;
    }
}

static void audit(Inventory &inv, int &seen)
{
    for (int i = 0; i < 100; ++i) {
        std::unique_lock<SpinLock> guard(inv.lock, std::try_to_lock);
        if (guard.owns_lock())
            seen += static_cast<int>(inv.items.size());
    }
}

int main()
{
    Inventory inv;
    int seen = 0;
    std::thread a(restock, std::ref(inv), "apple"), b(restock, std::ref(inv), "pear");
    std::thread c(audit, std::ref(inv), std::ref(seen));
    a.join();
    b.join();
    c.join();
    std::cout << inv.items.size() << ' ' << (seen >= 0) << '\n';
}
