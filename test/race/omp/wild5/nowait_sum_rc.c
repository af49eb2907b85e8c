// The second loop reads what the first one wrote, with another schedule and no barrier between
// flags: -fopenmp
#include <stdio.h>
#define N 1000
int main(void)
{
    static double a[N], b[N];
#pragma omp parallel
    {
#pragma omp for schedule(static, 8) nowait
        for (int i = 0; i < N; i++)
            a[i] = i * 0.5; // RACE!
#pragma omp for schedule(static)
        for (int i = 0; i < N; i++)
            b[i] = a[N - 1 - i]; // RACE!
    }
    printf("%f\n", b[10]); // NORACE
    return 0;
}
