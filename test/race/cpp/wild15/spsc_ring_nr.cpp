// single producer, single consumer ring of structs, template over the capacity
// flags: -std=c++17
#include <array>
#include <atomic>
#include <cstdio>
#include <thread>

struct Tick {
    int id;
    double price;
};

template <typename T, size_t N> class Ring {
public:
    bool push(const T &v)
    {
        size_t h = head_.load(std::memory_order_relaxed);
        size_t n = (h + 1) % N;
        if (n == tail_.load(std::memory_order_acquire))
            return false;
        buf_[h] = v; // NORACE
        head_.store(n, std::memory_order_release);
        return true;
    }
    bool pop(T &out)
    {
        size_t t = tail_.load(std::memory_order_relaxed);
        if (t == head_.load(std::memory_order_acquire))
            return false;
        out = buf_[t]; // NORACE
        tail_.store((t + 1) % N, std::memory_order_release);
        return true;
    }

private:
    std::array<T, N> buf_{};
    alignas(64) std::atomic<size_t> head_{0};
    alignas(64) std::atomic<size_t> tail_{0};
};

int main()
{
    static Ring<Tick, 64> ring;
    std::thread producer([] {
        for (int i = 0; i < 10000;)
            if (ring.push(Tick{i, i * 0.5}))
                ++i;
    });
    double sum = 0;
    for (int got = 0; got < 10000;) {
        Tick t;
        if (ring.pop(t)) {
            sum += t.price;
            ++got;
        }
    }
    producer.join();
    std::printf("%g\n", sum);
}
