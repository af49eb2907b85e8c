// two loops without a barrier between them, different schedules
// flags: -fopenmp
#include <stdio.h>

#define N 600

int main(void)
{
    double a[N], b[N], c[N];

    for (int i = 0; i < N; i++)
        a[i] = b[i] = c[i] = i;
#pragma omp parallel
    {
#pragma omp for schedule(static) nowait
        for (int i = 0; i < N; i++)
            a[i] = a[i] * 2; // RACE!
#pragma omp for schedule(dynamic, 16) nowait
        for (int i = 0; i < N; i++)
            b[i] = a[i] + 1; // RACE!
    }
    printf("%f %f\n", a[3], b[3]);
    return 0;
}
