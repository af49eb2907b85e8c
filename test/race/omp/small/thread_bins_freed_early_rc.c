// The sums still read the buffers of others when they are freed
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>
#define BINS 64
int main(void)
{
    int nt = omp_get_max_threads();
    long **h = malloc(nt * sizeof *h);
    long total[BINS];
#pragma omp parallel
    {
        int t = omp_get_thread_num();
        h[t] = calloc(BINS, sizeof **h);
#pragma omp for
        for (int i = 0; i < 100000; i++)
            h[t][(i * 31) & (BINS - 1)]++;
#pragma omp for nowait
        for (int b = 0; b < BINS; b++) {
            total[b] = 0;
            for (int k = 0; k < omp_get_num_threads(); k++)
                total[b] += h[k][b]; // RACE!
        }
        free(h[t]); // RACE!
    }
    printf("%ld\n", total[3]);
    free(h);
    return 0;
}
