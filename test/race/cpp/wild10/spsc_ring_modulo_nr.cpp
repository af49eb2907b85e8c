// Single producer, single consumer ring with acquire/release indices.
// flags: -std=c++17
#include <atomic>
#include <cstddef>
#include <iostream>
#include <optional>
#include <string>
#include <thread>

template <typename T, std::size_t Cap> class SpscQueue {
    T slots_[Cap];
    alignas(64) std::atomic<std::size_t> head_{0};
    alignas(64) std::atomic<std::size_t> tail_{0};

public:
    bool push(const T &v)
    {
        const auto t = tail_.load(std::memory_order_relaxed);
        const auto next = (t + 1) % Cap;
        if (next == head_.load(std::memory_order_acquire))
            return false;
        slots_[t] = v;
        tail_.store(next, std::memory_order_release);
        return true;
    }
    std::optional<T> pop()
    {
        const auto h = head_.load(std::memory_order_relaxed);
        if (h == tail_.load(std::memory_order_acquire))
            return std::nullopt;
        T v = slots_[h];
        head_.store((h + 1) % Cap, std::memory_order_release);
        return v;
    }
};

int main()
{
    SpscQueue<std::string, 16> q;
    std::thread producer([&q] {
        for (int i = 0; i < 1000; ++i)
            while (!q.push("item " + std::to_string(i)))
                std::this_thread::yield();
    });
    std::thread consumer([&q] {
        std::size_t total = 0;
        for (int i = 0; i < 1000;) {
            if (auto s = q.pop()) {
                total += s->size();
                ++i;
            }
        }
        std::cout << total << '\n';
    });
    producer.join();
    consumer.join();
}
