// monitor<T>: operator-> gives a helper that holds the lock for one call.
#include <iostream>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

template <class T> class monitor {
    mutable T value_;
    mutable std::mutex mutex_;

    class helper {
        const monitor *owner_;
        std::unique_lock<std::mutex> lock_;

    public:
        explicit helper(const monitor *m) : owner_(m), lock_(m->mutex_) {}
        T *operator->() { return &owner_->value_; }
    };

public:
    template <typename... Args>
    monitor(Args &&...args) : value_(std::forward<Args>(args)...)
    {
    }
    helper operator->() const { return helper(this); }
    template <class F> auto with(F f) const
    {
        std::lock_guard<std::mutex> lock(mutex_);
        return f(value_);
    }
};

struct Inventory {
    std::map<std::string, int> stock;
    int changes = 0;
    void add(const std::string &what, int n)
    {
        stock[what] += n;
        ++changes;
    }
};

int main()
{
    monitor<Inventory> inventory;
    monitor<std::vector<int>> order_ids;
    auto clerk = [&](int base) {
        for (int i = 0; i < 30; ++i) {
            inventory->add(i % 2 ? "bolt" : "nut", 1);
            order_ids->push_back(base + i);
        }
    };
    std::thread a(clerk, 0), b(clerk, 100);
    a.join();
    b.join();
    std::cout << inventory.with([](Inventory &i) { return i.changes; }) << ' '
              << order_ids->size() << '\n';
}
