// A small parallel_for template that takes any callable.
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

struct Scale {
    std::vector<double> &v;
    double by;
    void operator()(std::size_t i) const { v[i] *= by; }
};

int main()
{
    std::vector<double> x(1000), y(1000);
    parallel_for(0, x.size(), [&](std::size_t i) { x[i] = std::sin(0.01 * i); });
    parallel_for(0, y.size(), [&x, &y](std::size_t i) { y[i] = x[i] * x[x.size() - 1 - i]; });
    parallel_for(0, y.size(), Scale{y, 3.0});
    std::printf("%f\n", y[500]);
}
