// a spin lock of atomic_flag used with lock_guard
#include <atomic>
#include <iostream>
#include <mutex>
#include <thread>
#include <vector>

class SpinLock {
    std::atomic_flag flag_ = ATOMIC_FLAG_INIT;

public:
    void lock()
    {
        while (flag_.test_and_set(std::memory_order_acquire))
            ;
    }
    void unlock() { flag_.clear(std::memory_order_release); }
};

struct Counter {
    SpinLock lock;
    long value = 0;
    void add(long n)
    {
        std::lock_guard<SpinLock> g(lock);
        value += n; // NORACE
    }
};

int main()
{
    Counter c;
    std::vector<std::thread> ts;
    for (int i = 0; i < 4; ++i)
        ts.emplace_back([&c] {
            for (int k = 0; k < 1000; ++k)
                c.add(k);
        });
    for (auto &t : ts)
        t.join();
    std::cout << c.value << '\n';
}
