// The callable keeps a running total by reference.
// flags: -fopenmp
#include <cmath>
#include <cstdio>
#include <vector>

template <typename F> void parallel_for(std::size_t begin, std::size_t end, F &&body)
{
#pragma omp parallel for schedule(static)
    for (std::size_t i = begin; i < end; ++i)
        body(i);
}

int main()
{
    std::vector<double> x(1000);
    double total = 0;
    parallel_for(0, x.size(), [&](std::size_t i) {
        x[i] = std::sin(0.01 * i);
        total += x[i]; // RACE!
    });
    std::printf("%f\n", total);
}
