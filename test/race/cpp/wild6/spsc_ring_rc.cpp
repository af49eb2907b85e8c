// A ring for one producer and one consumer with two atomic indices.
// flags: -std=c++17
#include <array>
#include <atomic>
#include <cstddef>
#include <iostream>
#include <thread>

template <typename T, std::size_t N> class SpscRing {
    static_assert((N & (N - 1)) == 0, "power of two");

public:
    bool push(const T &v)
    {
        const std::size_t t = tail_.load(std::memory_order_relaxed);
        if (t - head_.load(std::memory_order_acquire) == N)
            return false;
        slots_[t & (N - 1)] = v; // RACE!
        tail_.store(t + 1, std::memory_order_relaxed);
        return true;
    }
    bool pop(T &v)
    {
        const std::size_t h = head_.load(std::memory_order_relaxed);
        if (h == tail_.load(std::memory_order_relaxed))
            return false;
        v = slots_[h & (N - 1)]; // RACE!
        head_.store(h + 1, std::memory_order_release);
        return true;
    }

private:
    std::array<T, N> slots_{};
    alignas(64) std::atomic<std::size_t> head_{0};
    alignas(64) std::atomic<std::size_t> tail_{0};
};

struct Sample {
    int id;
    double value;
};

int main()
{
    SpscRing<Sample, 64> ring;
    std::thread producer([&] {
        for (int i = 0; i < 1000; ++i) {
            Sample s{i, i * 0.5};
            while (!ring.push(s))
                std::this_thread::yield();
        }
    });
    double total = 0;
    Sample s{};
    for (int n = 0; n < 1000;) {
        if (ring.pop(s)) {
            total += s.value;
            ++n;
        } else {
            std::this_thread::yield();
        }
    }
    producer.join();
    std::cout << total << '\n';
}
