// Counters of std::atomic and a mutex of the language in a region.
// flags: -fopenmp
#include <atomic>
#include <cstdio>
#include <mutex>
#include <vector>

struct Stats {
    std::atomic<long> hits{0};
    std::mutex lock;
    std::vector<int> samples;

    void record(int x)
    {
        hits.fetch_add(1, std::memory_order_relaxed);
        if (x % 10 == 0) {
            std::lock_guard<std::mutex> g(lock);
            samples.push_back(x);
        }
    }
};

int main()
{
    Stats s;
#pragma omp parallel for schedule(guided)
    for (int i = 0; i < 1000; ++i)
        s.record(i);
    std::printf("%ld %zu\n", s.hits.load(), s.samples.size());
    return 0;
}
