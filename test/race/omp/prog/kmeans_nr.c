// k-means with partial sums per thread in a 2D heap array
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>
#define K 8
int main(void)
{
    int n = 1000, nthreads = omp_get_max_threads();
    float *px = malloc(n * sizeof *px), cx[K] = {0}, total[K] = {0};
    float **local = malloc(nthreads * sizeof *local);
    int *member = calloc(n, sizeof *member);
    for (int t = 0; t < nthreads; t++) local[t] = calloc(K, sizeof **local);
    for (int i = 0; i < n; i++) px[i] = i % 17;
#pragma omp parallel shared(px, cx, local, member)
    {
        int tid = omp_get_thread_num();
#pragma omp for schedule(static)
        for (int i = 0; i < n; i++) {
            int best = 0;
            for (int k = 1; k < K; k++)
                if ((px[i] - cx[k]) * (px[i] - cx[k]) < (px[i] - cx[best]) * (px[i] - cx[best]))
                    best = k;
            member[i] = best;
            local[tid][best] += px[i];
        }
    }
    for (int t = 0; t < nthreads; t++)
        for (int k = 0; k < K; k++)
            total[k] += local[t][k];
    printf("%f\n", total[0]);
    return 0;
}
