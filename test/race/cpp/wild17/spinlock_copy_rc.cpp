// each thread has a spin lock of its own, copied with the worker
#include <atomic>
#include <iostream>
#include <thread>

static long total = 0;

struct Worker {
    std::atomic<int> locked{0};
    Worker() = default;
    Worker(const Worker &) : locked(0) {}
    void operator()()
    {
        for (int i = 0; i < 100; ++i) {
            while (locked.exchange(1, std::memory_order_acquire))
                ;
            total += i; // RACE!
            locked.store(0, std::memory_order_release);
        }
    }
};

int main()
{
    Worker w;
    std::thread a(w), b(w);
    a.join();
    b.join();
    std::cout << total << '\n';
}
