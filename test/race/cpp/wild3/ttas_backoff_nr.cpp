// A spin lock that tests before it sets, yields after some rounds, used through lock_guard
#include <atomic>
#include <mutex>
#include <thread>
#include <vector>

class SpinLock {
    std::atomic<bool> locked_{false};

public:
    void lock()
    {
        int spins = 0;
        for (;;) {
            if (!locked_.load(std::memory_order_relaxed) &&
                !locked_.exchange(true, std::memory_order_acquire))
                return;
            if (++spins > 100) {
                std::this_thread::yield();
                spins = 0;
            }
        }
    }
    bool try_lock()
    {
        return !locked_.load(std::memory_order_relaxed) &&
               !locked_.exchange(true, std::memory_order_acquire);
    }
    void unlock() { locked_.store(false, std::memory_order_release); }
};

class Histogram {
    SpinLock lock_;
    std::vector<int> bins_;
    long total_ = 0;

public:
    explicit Histogram(int n) : bins_(n) {}
    void add(int v)
    {
        std::lock_guard<SpinLock> g(lock_);
        bins_[v % bins_.size()]++;      // NORACE
        total_++;                       // NORACE
    }
    bool try_total(long &out)
    {
        std::unique_lock<SpinLock> g(lock_, std::try_to_lock);
        if (!g.owns_lock())
            return false;
        out = total_;                   // NORACE
        return true;
    }
};

int main()
{
    Histogram h(10);
    std::vector<std::thread> ts;
    for (int t = 0; t < 4; t++)
        ts.emplace_back([&h, t] {
            for (int i = 0; i < 1000; i++)
                h.add(i * t);
        });
    long seen = 0;
    while (!h.try_total(seen))
        ;
    for (auto &t : ts)
        t.join();
    return seen < 0;
}
