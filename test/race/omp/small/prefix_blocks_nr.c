// Prefix sum in two passes with partial sums by thread.
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>

void scan(int *x, int n)
{
    int *partial = NULL;
#pragma omp parallel
    {
        int t = omp_get_thread_num(), nt = omp_get_num_threads();
#pragma omp single
        {
            partial = malloc(sizeof(int) * (nt + 1));
            partial[0] = 0;
        }
        int sum = 0;
#pragma omp for schedule(static)
        for (int i = 0; i < n; i++) {
            sum += x[i];
            x[i] = sum;
        }
        partial[t + 1] = sum;
#pragma omp barrier
        int offset = 0;
        for (int i = 0; i <= t; i++)
            offset += partial[i];
#pragma omp for schedule(static)
        for (int i = 0; i < n; i++)
            x[i] += offset;
    }
    free(partial);
}

int main(void)
{
    int v[1000];
    for (int i = 0; i < 1000; i++)
        v[i] = 1;
    scan(v, 1000);
    printf("%d\n", v[999]);
    return 0;
}
