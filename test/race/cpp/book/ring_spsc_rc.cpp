// one producer, one consumer, a ring between two indices that are stored relaxed
// flags: -std=c++17
// tsan: no: seldom at the same time on a machine with two cores
#include <array>
#include <atomic>
#include <cstdint>
#include <iostream>
#include <thread>

template <typename T, std::size_t N> class SpscRing {
    static_assert((N & (N - 1)) == 0, "power of two");
    std::array<T, N> slots_{};
    alignas(64) std::atomic<std::size_t> head_{0};
    alignas(64) std::atomic<std::size_t> tail_{0};

public:
    bool push(const T &item)
    {
        const std::size_t tail = tail_.load(std::memory_order_relaxed);
        if (tail - head_.load(std::memory_order_acquire) == N)
            return false;
        slots_[tail & (N - 1)] = item; // RACE!
        tail_.store(tail + 1, std::memory_order_relaxed);
        return true;
    }
    bool pop(T &out)
    {
        const std::size_t head = head_.load(std::memory_order_relaxed);
        if (head == tail_.load(std::memory_order_acquire))
            return false;
        out = slots_[head & (N - 1)]; // RACE!
        head_.store(head + 1, std::memory_order_release);
        return true;
    }
};

struct Tick {
    std::uint64_t time;
    double price;
};

int main()
{
    SpscRing<Tick, 256> ring;
    constexpr int kTicks = 10000;
    double sum = 0;
    std::thread consumer([&] {
        Tick t;
        for (int n = 0; n < kTicks;) {
            if (ring.pop(t)) {
                sum += t.price;
                ++n;
            } else {
                std::this_thread::yield();
            }
        }
    });
    for (int i = 0; i < kTicks; ++i) {
        Tick t{static_cast<std::uint64_t>(i), i * 0.25};
        while (!ring.push(t))
            std::this_thread::yield();
    }
    consumer.join();
    std::cout << sum << '\n';
}
