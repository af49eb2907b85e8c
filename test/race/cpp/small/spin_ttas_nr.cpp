// A test-and-test-and-set lock with back-off, used through scoped locks of a template.
#include <atomic>
#include <iostream>
#include <mutex>
#include <thread>
#include <unordered_map>
#include <vector>

class SpinLock {
    std::atomic<bool> locked_{false};

public:
    void lock() noexcept
    {
        for (int spins = 0;; ++spins) {
            if (!locked_.exchange(true, std::memory_order_acquire))
                return;
            while (locked_.load(std::memory_order_relaxed))
                if (spins > 16)
                    std::this_thread::yield();
        }
    }
    bool try_lock() noexcept
    {
        return !locked_.load(std::memory_order_relaxed) &&
               !locked_.exchange(true, std::memory_order_acquire);
    }
    void unlock() noexcept { locked_.store(false, std::memory_order_release); }
};

template <typename Lock> class WordCounter {
    Lock lock_;
    std::unordered_map<int, int> counts_;
    long skipped_ = 0;

public:
    void add(int word)
    {
        std::lock_guard<Lock> guard(lock_);
        ++counts_[word];
    }
    bool try_skip()
    {
        std::unique_lock<Lock> guard(lock_, std::try_to_lock);
        if (!guard.owns_lock())
            return false;
        ++skipped_;
        return true;
    }
    std::pair<std::size_t, long> result()
    {
        std::lock_guard<Lock> guard(lock_);
        return {counts_.size(), skipped_};
    }
};

int main()
{
    WordCounter<SpinLock> counter;
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t)
        threads.emplace_back([&counter] {
            for (int i = 0; i < 100; ++i) {
                counter.add(i % 13);
                counter.try_skip();
            }
        });
    for (auto &t : threads)
        t.join();
    auto [words, skipped] = counter.result();
    std::cout << words << ' ' << (skipped > 0) << '\n';
}
