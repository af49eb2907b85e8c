// A test-and-test-and-set lock of the user's with lock, try_lock and unlock, used through the standard guards.
// flags: -std=c++17
#include <atomic>
#include <cstdio>
#include <mutex>
#include <thread>
#include <vector>

class SpinLock {
    std::atomic<bool> locked_{false};

public:
    void lock() noexcept
    {
        for (;;) {
            if (!locked_.exchange(true, std::memory_order_acquire))
                return;
            while (locked_.load(std::memory_order_relaxed))
                std::this_thread::yield();
        }
    }
    bool try_lock() noexcept
    {
        return !locked_.load(std::memory_order_relaxed) && !locked_.exchange(true, std::memory_order_acquire);
    }
    void unlock() noexcept { locked_.store(false, std::memory_order_release); }
};

static SpinLock spin;
static long hits = 0, misses = 0;

static void work(int n)
{
    for (int i = 0; i < n; ++i) {
        if (i % 3) {
            std::lock_guard<SpinLock> g(spin);
            ++hits; // NORACE
        } else {
            std::unique_lock<SpinLock> u(spin, std::try_to_lock);
            if (u.owns_lock())
                ++misses; // NORACE
        }
    }
}

int main()
{
    std::vector<std::thread> ts;
    for (int i = 0; i < 4; ++i)
        ts.emplace_back(work, 1000);
    for (auto &t : ts)
        t.join();
    std::printf("%ld %ld\n", hits, misses);
}
