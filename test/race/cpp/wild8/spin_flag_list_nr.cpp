// A list guarded by an atomic_flag.
// flags: -std=c++11
#include <atomic>
#include <iostream>
#include <list>
#include <mutex>
#include <thread>

class SpinLock {
    std::atomic_flag flag = ATOMIC_FLAG_INIT;

public:
    void lock()
    {
        while (flag.test_and_set(std::memory_order_acquire))
            ;
    }
    void unlock() { flag.clear(std::memory_order_release); }
};

template <typename T> class SpinList {
    std::list<T> items;
    mutable SpinLock spin;

public:
    void add(const T &t)
    {
        std::lock_guard<SpinLock> g(spin);
        items.push_front(t);
    }
    bool remove(T &out)
    {
        std::lock_guard<SpinLock> g(spin);
        if (items.empty())
            return false;
        out = items.back();
        items.pop_back();
        return true;
    }
    std::size_t size() const
    {
        std::lock_guard<SpinLock> g(spin);
        return items.size();
    }
};

int main()
{
    SpinList<int> list;
    std::thread adder([&list] {
        for (int i = 0; i < 200; ++i)
            list.add(i);
    });
    std::thread remover([&list] {
        int v, n = 0;
        while (n < 200)
            if (list.remove(v))
                ++n;
    });
    std::cout << "now " << list.size() << std::endl;
    adder.join();
    remover.join();
}
