// Monte Carlo with a seed per thread and rand_r.
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    long hits = 0, total = 1000000;
#pragma omp parallel
    {
        unsigned seed = 17u * (unsigned)omp_get_thread_num() + 1;
        long mine = 0;
#pragma omp for
        for (long i = 0; i < total; i++) {
            double x = (double)rand_r(&seed) / RAND_MAX, y = (double)rand_r(&seed) / RAND_MAX;
            if (x * x + y * y < 1)
                mine++;
        }
#pragma omp atomic
        hits += mine;
    }
    printf("%f\n", 4.0 * hits / total);
    return 0;
}
