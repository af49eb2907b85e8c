// A spin lock that is given up by a relaxed store does not publish what it guarded.
#include <atomic>
#include <iostream>
#include <thread>

class Spin {
    std::atomic_flag busy = ATOMIC_FLAG_INIT;

public:
    void lock()
    {
        while (busy.test_and_set(std::memory_order_acquire))
            ;
    }
    void unlock() { busy.clear(std::memory_order_relaxed); }
};

Spin spin;
long shared_total = 0;

void add(int n)
{
    for (int i = 0; i < n; ++i) {
        spin.lock();
        shared_total += i; // RACE!
        spin.unlock();
    }
}

int main()
{
    std::thread a(add, 500), b(add, 500);
    a.join();
    b.join();
    std::cout << shared_total << '\n';
}
