// Seqlock over atomic words.
// flags: -std=c++17
#include <array>
#include <atomic>
#include <cstdint>
#include <iostream>
#include <thread>

struct Quote {
    int64_t bid, ask;
};

class SeqLock {
    std::atomic<uint32_t> seq_{0};
    std::array<std::atomic<int64_t>, 2> data_{};

public:
    void store(const Quote &q)
    {
        uint32_t s = seq_.load(std::memory_order_relaxed);
        seq_.store(s + 1, std::memory_order_relaxed);
        std::atomic_thread_fence(std::memory_order_release);
        data_[0].store(q.bid, std::memory_order_relaxed);
        data_[1].store(q.ask, std::memory_order_relaxed);
        seq_.store(s + 2, std::memory_order_release);
    }
    Quote load() const
    {
        Quote q;
        uint32_t before, after;
        do {
            before = seq_.load(std::memory_order_acquire);
            q.bid = data_[0].load(std::memory_order_relaxed);
            q.ask = data_[1].load(std::memory_order_relaxed);
            std::atomic_thread_fence(std::memory_order_acquire);
            after = seq_.load(std::memory_order_relaxed);
        } while (before != after || (before & 1));
        return q;
    }
};

int main()
{
    SeqLock lock;
    std::thread writer([&] {
        for (int i = 0; i < 1000; ++i)
            lock.store({i, i + 1});
    });
    std::thread reader([&] {
        int64_t spread = 0;
        for (int i = 0; i < 1000; ++i) {
            Quote q = lock.load();
            spread += q.ask - q.bid;
        }
        std::cout << spread << '\n';
    });
    writer.join();
    reader.join();
}
