// The ring with a tail that is published relaxed: the slot is read too early.
// tsan: some: on x86 both threads are seldom close enough
#include <atomic>
#include <cstddef>
#include <iostream>
#include <thread>

template <typename T, std::size_t Cap> class Ring {
    T slots_[Cap];
    std::atomic<std::size_t> head_{0}, tail_{0};

public:
    bool push(T v)
    {
        auto t = tail_.load(std::memory_order_relaxed);
        if (t - head_.load(std::memory_order_acquire) == Cap)
            return false;
        slots_[t % Cap] = v; // RACE!
        tail_.store(t + 1, std::memory_order_relaxed);
        return true;
    }
    bool pop(T &v)
    {
        auto h = head_.load(std::memory_order_relaxed);
        if (h == tail_.load(std::memory_order_relaxed))
            return false;
        v = slots_[h % Cap]; // RACE!
        head_.store(h + 1, std::memory_order_release);
        return true;
    }
};

int main()
{
    Ring<int, 64> ring;
    std::thread p([&] {
        for (int i = 0; i < 500; ++i)
            while (!ring.push(i)) {
            }
    });
    long sum = 0;
    std::thread c([&] {
        int v = 0;
        for (int i = 0; i < 500; ++i) {
            while (!ring.pop(v)) {
            }
            sum += v;
        }
    });
    p.join();
    c.join();
    std::cout << sum << '\n';
}
