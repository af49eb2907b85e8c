// A threadprivate generator, started from main's by copyin
// flags: -fopenmp
// link: -fopenmp -lm
#include <omp.h>
#include <stdio.h>
static unsigned seed = 12345;
#pragma omp threadprivate(seed)
static double next(void)
{
    seed = seed * 1103515245u + 12345u; // NORACE
    return (seed >> 16 & 0x7fff) / 32768.0;
}
int main(void)
{
    long hits = 0, n = 100000;
#pragma omp parallel copyin(seed) reduction(+ : hits)
    {
        seed += omp_get_thread_num();
#pragma omp for
        for (long i = 0; i < n; i++) {
            double x = next(), y = next();
            if (x * x + y * y <= 1.0)
                hits++;
        }
    }
    printf("pi = %f\n", 4.0 * hits / n);
    return 0;
}
