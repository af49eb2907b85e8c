// a spin lock of std::atomic_flag used with std::lock_guard
// flags: -std=c++17
#include <atomic>
#include <iostream>
#include <map>
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

class WordCount {
    SpinLock lock_;
    std::map<std::string, int> words_;
    int skipped_ = 0;

public:
    void add(const std::string &w)
    {
        std::lock_guard<SpinLock> guard(lock_);
        ++words_[w];
    }
    bool try_add(const std::string &w)
    {
        if (!lock_.try_lock())
            return false;
        ++words_[w];
        ++skipped_;
        lock_.unlock();
        return true;
    }
    void print(std::ostream &os)
    {
        std::lock_guard<SpinLock> guard(lock_);
        for (const auto &[w, n] : words_)
            os << w << '=' << n << '\n';
        os << skipped_ << '\n';
    }
};

int main()
{
    WordCount wc;
    std::thread a([&wc] {
        for (const char *w : {"a", "b", "a"})
            wc.add(w);
    });
    std::thread b([&wc] {
        for (const char *w : {"c", "b"})
            while (!wc.try_add(w)) {
            }
    });
    wc.print(std::cout);
    a.join();
    b.join();
    wc.print(std::cout);
}
