// the chunks of two loops are the same
// flags: -fopenmp
#include <stdio.h>
#define N 512

int main(void)
{
    float x[N + 1], y[N + 1];
    for (int i = 0; i <= N; i++)
        x[i] = i, y[i] = 0;
#pragma omp parallel
    {
#pragma omp for schedule(static, 16) nowait
        for (int i = 0; i < N; i++)
            y[i] = x[i] * 2; // NORACE
#pragma omp for schedule(static, 16)
        for (int i = 0; i < N; i++)
            x[i] = y[i] + 1; // NORACE
    }
    printf("%f\n", x[3]);
    return 0;
}
