// Three pointers, turned wrongly: two of them become the same
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
#define N 1000
int main(void)
{
    double *prev = calloc(N, sizeof(double)), *cur = calloc(N, sizeof(double)), *next = calloc(N, sizeof(double));
    double *keep[3] = {prev, cur, next};
    cur[N / 2] = 1;
#pragma omp parallel
    for (int t = 0; t < 50; t++) {
#pragma omp for
        for (int i = 1; i < N - 1; i++)
            next[i] = 2 * cur[i] - prev[i] + 0.1 * (cur[i - 1] - 2 * cur[i] + cur[i + 1]); // RACE!
#pragma omp single
        {
            prev = cur;
            cur = next;
            next = prev;
        }
    }
    printf("%f\n", cur[N / 2]);
    for (int k = 0; k < 3; k++)
        free(keep[k]);
    return 0;
}
