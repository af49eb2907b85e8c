// Each thread turns pointers of its own, which began in another order in the odd ones
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>
#define N 1000
int main(void)
{
    double *a = calloc(N, sizeof(double)), *b = calloc(N, sizeof(double));
    a[N / 2] = 1;
#pragma omp parallel
    {
        int odd = omp_get_thread_num() % 2;
        double *cur = odd ? b : a, *next = odd ? a : b;
        for (int t = 0; t < 50; t++) {
#pragma omp for
            for (int i = 1; i < N - 1; i++)
                next[i] = 0.5 * (cur[i - 1] + cur[i + 1]); // RACE!
            double *old = cur;
            cur = next;
            next = old;
        }
    }
    printf("%f\n", a[N / 2]);
    free(a);
    free(b);
    return 0;
}
