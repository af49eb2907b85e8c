// One random engine for the whole team.
// flags: -fopenmp
// tsan: no: the accesses lie in the library's header
#include <cstdio>
#include <random>
#include <vector>

int main()
{
    std::mt19937 gen(42);
    std::uniform_real_distribution<double> unit(0.0, 1.0);
    long inside = 0;
#pragma omp parallel for reduction(+ : inside)
    for (int i = 0; i < 20000; ++i) {
        double x = unit(gen); // RACE!
        double y = unit(gen); // RACE!
        inside += x * x + y * y < 1.0;
    }
    std::printf("%f\n", 4.0 * inside / 20000);
}
