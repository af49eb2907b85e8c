// a spin lock of atomic_flag with BasicLockable names, used by lock_guard and unique_lock
// flags: -std=c++17
#include <atomic>
#include <cstdio>
#include <mutex>
#include <thread>
#include <vector>

class SpinLock {
public:
    void lock()
    {
        while (flag_.test_and_set(std::memory_order_acquire))
            std::this_thread::yield();
    }
    bool try_lock() { return !flag_.test_and_set(std::memory_order_acquire); }
    void unlock() { flag_.clear(std::memory_order_release); }

private:
    std::atomic_flag flag_ = ATOMIC_FLAG_INIT;
};

class Stats {
public:
    void add(int v)
    {
        std::lock_guard<SpinLock> g(lock_);
        sum_ += v; // NORACE
        ++n_; // NORACE
    }
    bool try_add(int v)
    {
        std::unique_lock<SpinLock> g(lock_, std::try_to_lock);
        if (!g.owns_lock())
            return false;
        sum_ += v; // NORACE
        ++n_; // NORACE
        return true;
    }
    double mean()
    {
        std::unique_lock<SpinLock> g(lock_);
        return n_ ? double(sum_) / n_ : 0; // NORACE
    }

private:
    SpinLock lock_;
    long sum_ = 0;
    int n_ = 0;
};

int main()
{
    Stats s;
    std::vector<std::thread> ts;
    for (int t = 0; t < 3; ++t)
        ts.emplace_back([&s, t] {
            for (int i = 0; i < 100; ++i)
                if (!s.try_add(i * t))
                    s.add(i);
        });
    std::printf("%g\n", s.mean());
    for (auto &t : ts)
        t.join();
}
