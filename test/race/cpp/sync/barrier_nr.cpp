// std::barrier separates writing from reading in both directions
// flags: -std=c++20
#include <barrier>
#include <cstdio>
#include <thread>

static int cells[2];
static int seen[2];

static void simulate(std::barrier<> &sync, int me)
{
    for (int step = 0; step < 4; step++) {
        cells[me] = step; // NORACE
        sync.arrive_and_wait();
        seen[me] += cells[1 - me]; // NORACE
        sync.arrive_and_wait();
    }
}

int main()
{
    std::barrier<> sync(2);
    std::thread a([&] { simulate(sync, 0); });
    std::thread b([&] { simulate(sync, 1); });

    a.join();
    b.join();
    std::printf("%d\n", seen[0] + seen[1]);
    return 0;
}
