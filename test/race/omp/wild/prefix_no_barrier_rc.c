// prefix sum in two passes, but the partial sums are added up without waiting for them
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>

#define N 1000

static int x[N], partial[65];

int main(void)
{
    for (int i = 0; i < N; i++)
        x[i] = i % 3;
#pragma omp parallel num_threads(4)
    {
        int t = omp_get_thread_num();
        int sum = 0;
#pragma omp for schedule(static)
        for (int i = 0; i < N; i++) {
            sum += x[i];
            x[i] = sum;
        }
        partial[t + 1] = sum; // RACE!
        int offset = 0;
        for (int i = 0; i <= t; i++)
            offset += partial[i]; // RACE!
#pragma omp for schedule(static)
        for (int i = 0; i < N; i++)
            x[i] += offset;
    }
    printf("%d\n", x[N - 1]);
    return 0;
}
