// C++20 barrier with a completion function that swaps two grids.
// flags: -std=c++20
#include <barrier>
#include <cstdio>
#include <thread>
#include <utility>
#include <vector>

int main()
{
    constexpr int n = 64, workers = 4, steps = 5;
    std::vector<double> current(n + 2, 0.0), next(n + 2, 0.0);
    current[0] = current[n + 1] = next[0] = next[n + 1] = 1.0;
    std::barrier sync(workers, [&]() noexcept { std::swap(current, next); });
    {
        std::vector<std::jthread> threads;
        for (int w = 0; w < workers; ++w)
            threads.emplace_back([&, w] {
                const int lo = 1 + w * (n / workers), hi = lo + n / workers;
                for (int s = 0; s < steps; ++s) {
                    for (int i = lo; i < hi; ++i)
                        next[i] = 0.5 * (current[i - 1] + current[i + 1]);
                    sync.arrive_and_wait();
                }
            });
    }
    std::printf("%f\n", current[n / 2]);
}
