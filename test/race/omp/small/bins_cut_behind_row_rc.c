// Counters of each thread in rows of 16, selected by five bits.
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
#include <omp.h>
int main(void)
{
    int n = 10000, *a = malloc(n * sizeof *a);
    int T = omp_get_max_threads();
    int *h = calloc((T + 1) * 16, sizeof *h);
    for (int i = 0; i < n; i++) a[i] = rand();
#pragma omp parallel
    {
        int t = omp_get_thread_num();
#pragma omp for
        for (int i = 0; i < n; i++) h[t * 16 + (a[i] & 31)]++; // RACE!
    }
    printf("%d\n", h[0]);
    return 0;
}
