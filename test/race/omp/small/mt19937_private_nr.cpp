// Each thread seeds an engine of its own.
// flags: -fopenmp
#include <cstdio>
#include <omp.h>
#include <random>

int main()
{
    long inside = 0;
#pragma omp parallel reduction(+ : inside)
    {
        std::mt19937 gen(42 + omp_get_thread_num());
        std::uniform_real_distribution<double> unit(0.0, 1.0);
#pragma omp for
        for (int i = 0; i < 20000; ++i) {
            double x = unit(gen), y = unit(gen);
            if (x * x + y * y < 1.0)
                ++inside;
        }
    }
    std::printf("%f\n", 4.0 * inside / 20000);
}
