// one side forgets the guard
// flags: -std=c++17
#include <atomic>
#include <cstdio>
#include <mutex>
#include <thread>

class SpinLock
{
public:
    void lock()
    {
        while (flag_.test_and_set(std::memory_order_acquire))
            ;
    }
    void unlock() { flag_.clear(std::memory_order_release); }

private:
    std::atomic_flag flag_ = ATOMIC_FLAG_INIT;
};

struct Stats {
    SpinLock lock;
    long events = 0;
};

int main()
{
    Stats stats;
    std::thread a([&] {
        for (int i = 0; i < 1000; i++) {
            std::lock_guard<SpinLock> guard(stats.lock);
            stats.events++; // RACE!
        }
    });
    for (int i = 0; i < 1000; i++) {
        stats.events++; // RACE!
    }
    a.join();
    std::printf("%ld\n", stats.events);
    return 0;
}
