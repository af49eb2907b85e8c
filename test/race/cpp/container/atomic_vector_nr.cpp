// the vector of counters holds atomics
// flags: -std=c++17
#include <atomic>
#include <cstdio>
#include <thread>
#include <vector>

static std::vector<std::atomic<int>> counters(4);

static void count(int seed)
{
    for (int i = 0; i < 100; i++)
        counters[static_cast<size_t>((i + seed) & 3)]++; // NORACE
}

int main()
{
    std::thread a(count, 0), b(count, 1);

    a.join();
    b.join();
    std::printf("%d\n", static_cast<int>(counters[0])); // NORACE
    return 0;
}
