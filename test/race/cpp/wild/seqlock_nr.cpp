// a sequence lock whose payload is made of relaxed atomics
// flags: -std=c++17
#include <atomic>
#include <cstdio>
#include <thread>

struct Point {
    int x, y;
};

class SeqLock {
    std::atomic<unsigned> seq_{0};
    std::atomic<int> x_{0}, y_{0};

public:
    void store(Point p)
    {
        unsigned s = seq_.load(std::memory_order_relaxed);
        seq_.store(s + 1, std::memory_order_relaxed);
        std::atomic_thread_fence(std::memory_order_release);
        x_.store(p.x, std::memory_order_relaxed);
        y_.store(p.y, std::memory_order_relaxed);
        seq_.store(s + 2, std::memory_order_release);
    }
    Point load() const
    {
        Point p;
        unsigned before, after;
        do {
            before = seq_.load(std::memory_order_acquire);
            p.x = x_.load(std::memory_order_relaxed);
            p.y = y_.load(std::memory_order_relaxed);
            std::atomic_thread_fence(std::memory_order_acquire);
            after = seq_.load(std::memory_order_relaxed);
        } while (before != after || (before & 1));
        return p;
    }
};

int main()
{
    SeqLock lock;
    long bad = 0;
    std::thread writer([&] {
        for (int i = 0; i < 1000; ++i)
            lock.store({i, -i});
    });
    std::thread reader([&] {
        for (int i = 0; i < 1000; ++i) {
            Point p = lock.load();
            bad += p.x + p.y != 0;
        }
    });
    writer.join();
    reader.join();
    std::printf("%ld\n", bad);
}
