// a ring for one producer and one consumer with atomic head and tail
// flags: -std=c++17
#include <array>
#include <atomic>
#include <iostream>
#include <thread>

template <typename T, size_t N>
class SpscRing {
public:
    bool push(const T &v)
    {
        size_t t = tail_.load(std::memory_order_relaxed);
        size_t next = (t + 1) % N;
        if (next == head_.load(std::memory_order_acquire))
            return false;
        buf_[t] = v; // NORACE
        tail_.store(next, std::memory_order_release);
        return true;
    }
    bool pop(T &out)
    {
        size_t h = head_.load(std::memory_order_relaxed);
        if (h == tail_.load(std::memory_order_acquire))
            return false;
        out = buf_[h]; // NORACE
        head_.store((h + 1) % N, std::memory_order_release);
        return true;
    }

private:
    std::array<T, N> buf_{};
    std::atomic<size_t> head_{0}, tail_{0};
};

int main()
{
    SpscRing<int, 16> ring;
    long sum = 0;
    std::thread producer([&] {
        for (int i = 1; i <= 100; ++i)
            while (!ring.push(i))
                std::this_thread::yield();
    });
    std::thread consumer([&] {
        int got = 0, v;
        while (got < 100)
            if (ring.pop(v)) {
                sum += v; // NORACE
                ++got;
            }
    });
    producer.join();
    consumer.join();
    std::cout << sum << '\n'; // NORACE
}
