// A spin lock class, and a counter that is a template over its lock policy.
#include <atomic>
#include <cstdio>
#include <mutex>
#include <thread>
#include <vector>

class SpinLock {
    std::atomic_flag flag = ATOMIC_FLAG_INIT;

public:
    void lock()
    {
        while (flag.test_and_set(std::memory_order_acquire))
            std::this_thread::yield();
    }
    void unlock() { flag.clear(std::memory_order_release); }
};

struct NullLock {
    void lock() {}
    void unlock() {}
};

template <class LockPolicy> class Counter {
    LockPolicy lock_;
    long n_ = 0;

public:
    void add(long k)
    {
        std::lock_guard<LockPolicy> g(lock_);
        n_ += k;
    }
    long get()
    {
        std::lock_guard<LockPolicy> g(lock_);
        return n_;
    }
};

int main()
{
    Counter<SpinLock> spin;
    Counter<std::mutex> heavy;
    Counter<std::recursive_mutex> again;
    std::vector<std::thread> ts;
    for (int i = 0; i < 3; ++i)
        ts.emplace_back([&] {
            Counter<NullLock> local;
            for (int k = 0; k < 100; ++k) {
                spin.add(1);
                heavy.add(2);
                again.add(3);
                local.add(1);
            }
            spin.add(local.get());
        });
    for (auto &t : ts)
        t.join();
    std::printf("%ld %ld %ld\n", spin.get(), heavy.get(), again.get());
}
