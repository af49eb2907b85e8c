// each thread has a seed of its own
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    long inside = 0, n = 100000;
    unsigned int seed = 42;
#pragma omp parallel reduction(+ : inside)
    {
        unsigned int mine = seed + omp_get_thread_num();
#pragma omp for
        for (long i = 0; i < n; i++) {
            double x = rand_r(&mine) / (double)RAND_MAX;
            double y = rand_r(&mine) / (double)RAND_MAX;
            if (x * x + y * y <= 1.0)
                inside++;
        }
    }
    printf("%f\n", 4.0 * inside / n);
    return 0;
}
