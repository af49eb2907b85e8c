// producer tasks, then a parallel loop after the barrier
// flags: -fopenmp
#include <stdio.h>
#define N 64
int v[N], w[N];
int main(void)
{
#pragma omp parallel
    {
#pragma omp single
        for (int i = 0; i < N; i += 8) {
#pragma omp task firstprivate(i)
            for (int k = i; k < i + 8; k++) v[k] = k;
        }
#pragma omp for
        for (int i = 0; i < N; i++) w[i] = v[N - 1 - i];
    }
    printf("%d\n", w[3]);
    return 0;
}
