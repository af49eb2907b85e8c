// a sequence lock whose payload is a plain struct
// flags: -std=c++17
// tsan: some: not every pair meets in one run
#include <atomic>
#include <cstdio>
#include <thread>

struct Point {
    int x, y;
};

class SeqLock {
    std::atomic<unsigned> seq_{0};
    Point p_{0, 0};

public:
    void store(Point p)
    {
        seq_.fetch_add(1, std::memory_order_acq_rel);
        p_.x = p.x; // RACE! x
        p_.y = p.y; // RACE! y
        seq_.fetch_add(1, std::memory_order_release);
    }
    Point load() const
    {
        Point p;
        unsigned before, after;
        do {
            before = seq_.load(std::memory_order_acquire);
            p.x = p_.x; // RACE! x
            p.y = p_.y; // RACE! y
            after = seq_.load(std::memory_order_acquire);
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
