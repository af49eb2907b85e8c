// Three arrays that rotate through pointers inside of one region
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
#define N 1000
int main(void)
{
    double *prev = calloc(N, sizeof(double)), *cur = calloc(N, sizeof(double)), *next = calloc(N, sizeof(double));
    cur[N / 2] = 1;
#pragma omp parallel
    for (int t = 0; t < 50; t++) {
#pragma omp for
        for (int i = 1; i < N - 1; i++)
            next[i] = 2 * cur[i] - prev[i] + 0.1 * (cur[i - 1] - 2 * cur[i] + cur[i + 1]); // NORACE
#pragma omp single
        {
            double *old = prev;
            prev = cur;
            cur = next;
            next = old;
        }
    }
    printf("%f\n", cur[N / 2]);
    free(prev);
    free(cur);
    free(next);
    return 0;
}
