// own spin lock of atomic_flag used through lock_guard
// flags: -std=c++17
#include <atomic>
#include <cstdio>
#include <mutex>
#include <thread>
#include <vector>

class SpinLock {
    std::atomic_flag locked = ATOMIC_FLAG_INIT;

public:
    void lock()
    {
        while (locked.test_and_set(std::memory_order_acquire))
            std::this_thread::yield();
    }
    void unlock() { locked.clear(std::memory_order_release); }
};

static SpinLock lock;
static long shared_value = 0;

int main()
{
    std::vector<std::thread> v;
    for (int n = 0; n < 4; ++n)
        v.emplace_back([] {
            for (int k = 0; k < 100; ++k) {
                std::lock_guard<SpinLock> g(lock);
                ++shared_value;
            }
        });
    for (auto &t : v)
        t.join();
    std::printf("%ld\n", shared_value);
}
