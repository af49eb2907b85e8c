// histogram: rows per thread in one flat allocation, merged over bins
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BINS 64

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 100000;
    unsigned char *img = malloc(n);
    int hist[BINS] = {0};
    int *local = NULL;
    for (int i = 0; i < n; i++)
        img[i] = rand() % BINS;
#pragma omp parallel
    {
        const int nth = omp_get_num_threads();
        const int ith = omp_get_thread_num();
#pragma omp single
        {
            local = malloc(nth * BINS * sizeof(int));
            memset(local, 0, nth * BINS * sizeof(int));
        }
#pragma omp for
        for (int i = 0; i < n; i++)
            local[ith * BINS + img[i]]++;
#pragma omp for
        for (int b = 0; b < BINS; b++)
            for (int t = 0; t < nth; t++)
                hist[b] += local[t * BINS + b];
    }
    printf("%d\n", hist[0]);
    free(local);
    free(img);
    return 0;
}
