// partial results per thread, combined after the region
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>

#define MAXT 128

int main(void)
{
    double part[MAXT] = {0}, best = 0;
    int used = 1;

#pragma omp parallel
    {
        int t = omp_get_thread_num();
#pragma omp single
        used = omp_get_num_threads();
#pragma omp for nowait
        for (int i = 0; i < 5000; i++) {
            double v = (i * 37 % 1001) * 0.1;
            if (v > part[t])
                part[t] = v; // NORACE
        }
    }
    for (int k = 0; k < used; k++)
        if (part[k] > best)
            best = part[k]; // NORACE
    printf("%f\n", best);
    return 0;
}
