// Single-producer single-consumer ring with acquire and release.
#include <atomic>
#include <cstddef>
#include <iostream>
#include <thread>

template <typename T, std::size_t N> class SpscQueue {
    static_assert((N & (N - 1)) == 0, "power of two");
    T buffer_[N];
    alignas(64) std::atomic<std::size_t> head_{0};
    alignas(64) std::atomic<std::size_t> tail_{0};

public:
    bool push(const T &v)
    {
        const auto tail = tail_.load(std::memory_order_relaxed);
        const auto next = (tail + 1) & (N - 1);
        if (next == head_.load(std::memory_order_acquire))
            return false;
        buffer_[tail] = v;
        tail_.store(next, std::memory_order_release);
        return true;
    }
    bool pop(T &v)
    {
        const auto head = head_.load(std::memory_order_relaxed);
        if (head == tail_.load(std::memory_order_acquire))
            return false;
        v = buffer_[head];
        head_.store((head + 1) & (N - 1), std::memory_order_release);
        return true;
    }
};

int main()
{
    static SpscQueue<int, 16> q;
    long sum = 0;
    std::thread producer([] {
        for (int i = 0; i < 1000; ++i)
            while (!q.push(i))
                std::this_thread::yield();
    });
    std::thread consumer([&sum] {
        int v;
        for (int n = 0; n < 1000;)
            if (q.pop(v)) {
                sum += v;
                ++n;
            }
    });
    producer.join();
    consumer.join();
    std::cout << sum << '\n';
}
