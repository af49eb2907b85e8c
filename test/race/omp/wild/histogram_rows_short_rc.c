// a table of one thread allocated by a single; values go beyond its row
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>
int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 100000, *local = NULL;
    unsigned *v = malloc(n * sizeof *v);
    for (int i = 0; i < n; i++)
        v[i] = rand();
#pragma omp parallel
    {
        int nth = omp_get_num_threads(), ith = omp_get_thread_num();
#pragma omp single
        local = calloc(nth + 1, 64 * sizeof(int));
#pragma omp for
        for (int i = 0; i < n; i++)
            local[ith * 64 + (v[i] & 127)]++; // RACE!
    }
    printf("%d\n", local[0]);
    return 0;
}
