// bound function objects have a statistics object each
// flags: -std=c++17
#include <cstdio>
#include <functional>
#include <thread>

struct Stats {
    int calls = 0;
};

static void serve(Stats *stats, int requests)
{
    for (int i = 0; i < requests; i++)
        stats->calls++; // NORACE
}

int main()
{
    Stats stats[2];
    auto first = std::bind(serve, &stats[0], 20);
    auto second = std::bind(serve, &stats[1], 30);
    std::thread a(first);
    std::thread b(second);

    a.join();
    b.join();
    std::printf("%d\n", stats[0].calls + stats[1].calls); // NORACE
    return 0;
}
