// A spin lock of the user's; one counter is changed although the try failed.
// flags: -std=c++17
#include <atomic>
#include <cstdio>
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
    bool try_lock() { return !flag_.test_and_set(std::memory_order_acquire); }
    void unlock() { flag_.clear(std::memory_order_release); }
};

struct Stats {
    SpinLock lock;
    long updates = 0;
    long skipped = 0;
};

static void work(Stats &s)
{
    for (int i = 0; i < 1000; ++i) {
        std::unique_lock<SpinLock> u(s.lock, std::try_to_lock);
        if (u)
            ++s.updates; // NORACE
        else
            ++s.skipped; // RACE!
    }
}

int main()
{
    Stats s;
    std::vector<std::thread> ts;
    for (int i = 0; i < 4; ++i)
        ts.emplace_back(work, std::ref(s));
    for (auto &t : ts)
        t.join();
    std::printf("%ld %ld\n", s.updates, s.skipped);
}
