// the swap is done by worker 0 without waiting for the others to have left the step
// flags: -std=c++20
#include <barrier>
#include <cstdio>
#include <thread>
#include <vector>

static const int W = 4, N = 64;
static double grids[2][N];
static int current = 0;

static void work(int w, std::barrier<> &sync)
{
    for (int s = 0; s < 10; ++s) {
        double *from = grids[current]; // RACE!
        double *to = grids[1 - current]; // RACE!
        for (int i = w * N / W; i < (w + 1) * N / W; ++i)
            to[i] = from[i] * 0.5 + 1; // RACE
        sync.arrive_and_wait();
        if (w == 0)
            current = 1 - current; // RACE!
    }
}

int main()
{
    std::barrier<> sync(W);
    std::thread ts[W];
    for (int w = 0; w < W; ++w)
        ts[w] = std::thread(work, w, std::ref(sync));
    for (auto &t : ts)
        t.join();
    std::printf("%g\n", grids[current][3]);
}
