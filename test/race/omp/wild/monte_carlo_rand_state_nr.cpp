// Monte Carlo with an engine per thread
// flags: -fopenmp
#include <cstdio>
#include <omp.h>
#include <random>

int main()
{
    const long samples = 100000;
    long hits = 0;

#pragma omp parallel reduction(+ : hits)
    {
        std::mt19937 engine(1234 + omp_get_thread_num());
        std::uniform_real_distribution<double> uniform(0.0, 1.0);
#pragma omp for
        for (long i = 0; i < samples; i++) {
            double x = uniform(engine), y = uniform(engine);
            if (x * x + y * y <= 1.0)
                hits++;
        }
    }
    std::printf("%f\n", 4.0 * hits / samples);
}
