// a spin lock of std::atomic_flag; one member is reset after the unlock
// flags: -std=c++17
// tsan: some: printing overlaps with adding only by luck
#include <atomic>
#include <iostream>
#include <mutex>
#include <string>
#include <thread>

class SpinLock {
    std::atomic_flag flag_ = ATOMIC_FLAG_INIT;

public:
    void lock()
    {
        while (flag_.test_and_set(std::memory_order_acquire))
            std::this_thread::yield();
    }
    void unlock() { flag_.clear(std::memory_order_release); }
    bool try_lock() { return !flag_.test_and_set(std::memory_order_acquire); }
};

class Meter {
    SpinLock lock_;
    long total_ = 0;
    long peak_ = 0;

public:
    void add(long n)
    {
        std::lock_guard<SpinLock> guard(lock_);
        total_ += n;
        if (total_ > peak_) // RACE!
            peak_ = total_; // RACE!
    }
    void reset()
    {
        lock_.lock();
        total_ = 0;
        lock_.unlock();
        peak_ = 0; // RACE!
    }
    long peak() { return peak_; }
};

int main()
{
    Meter m;
    std::thread a([&m] {
        for (int i = 0; i < 1000; ++i)
            m.add(i);
    });
    std::thread b([&m] {
        for (int i = 0; i < 100; ++i)
            m.reset();
    });
    a.join();
    b.join();
    std::cout << m.peak() << '\n';
}
