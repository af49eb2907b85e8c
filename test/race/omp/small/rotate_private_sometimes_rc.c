// Each thread turns pointers of its own, but not all threads do it in the same rounds
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>
#define N 1000
int main(void)
{
    double *cur = calloc(N, sizeof(double)), *next = calloc(N, sizeof(double));
    cur[N / 2] = 1;
#pragma omp parallel firstprivate(cur, next)
    for (int t = 0; t < 50; t++) {
#pragma omp for
        for (int i = 1; i < N - 1; i++)
            next[i] = 0.5 * (cur[i - 1] + cur[i + 1]); // RACE!
        if (omp_get_thread_num() != t % 3) {
            double *old = cur;
            cur = next;
            next = old;
        }
    }
    printf("%f\n", cur[N / 2]);
    free(cur);
    free(next);
    return 0;
}
