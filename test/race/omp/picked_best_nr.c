// the nearest of several is picked, and counted in the thread's own part
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>
#define K 4
int main(void)
{
    int n = 1000, nt = omp_get_max_threads();
    int *counts = calloc(nt * K, sizeof *counts);
    float *p = malloc(n * sizeof *p), centre[K] = { 1, 5, 9, 20 };
    for (int i = 0; i < n; i++)
        p[i] = i % 30;
#pragma omp parallel
    {
        int *mine = counts + omp_get_thread_num() * K;
#pragma omp for
        for (int i = 0; i < n; i++) {
            int best = 0;
            for (int k = 1; k < K; k++)
                if ((p[i] - centre[k]) * (p[i] - centre[k]) < (p[i] - centre[best]) * (p[i] - centre[best]))
                    best = k;
            mine[best]++;
        }
    }
    printf("%d\n", counts[0]);
    return 0;
}
