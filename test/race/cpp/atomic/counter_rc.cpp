// one of two counters is not atomic
// flags: -std=c++17
#include <atomic>
#include <cstdio>
#include <thread>

struct Metrics {
    std::atomic<long> requests{0};
    long errors = 0;
};

static Metrics metrics;

static void serve(int n)
{
    for (int i = 0; i < n; i++) {
        metrics.requests.fetch_add(1, std::memory_order_relaxed); // NORACE
        if (i % 10 == 0)
            metrics.errors++; // RACE!
    }
}

int main()
{
    std::thread a(serve, 100), b(serve, 100);

    a.join();
    b.join();
    std::printf("%ld\n", metrics.requests.load());
    return 0;
}
