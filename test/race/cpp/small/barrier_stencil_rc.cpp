// A stencil in place: the neighbours are read in the phase in which they are written.
// flags: -std=c++20
#include <barrier>
#include <cstdio>
#include <thread>
#include <vector>

constexpr int SIZE = 64;
constexpr int WORKERS = 4;

int main()
{
    std::vector<double> u(SIZE, 0.0);
    u[0] = u[SIZE - 1] = 100.0;
    std::barrier step(WORKERS);
    std::vector<std::jthread> workers;
    for (int w = 0; w < WORKERS; ++w) {
        workers.emplace_back([&u, &step, w] {
            int lo = w * (SIZE / WORKERS), hi = lo + SIZE / WORKERS;
            for (int t = 0; t < 20; ++t) {
                for (int i = lo; i < hi; ++i) {
                    if (i == 0 || i == SIZE - 1)
                        continue;
                    u[i] = 0.5 * (u[i - 1] + u[i + 1]); // RACE!
                }
                step.arrive_and_wait();
            }
        });
    }
    workers.clear();
    std::printf("%f\n", u[SIZE / 2]);
}
