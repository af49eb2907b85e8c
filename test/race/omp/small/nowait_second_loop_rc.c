// nowait, and the second loop reads what others wrote in the first.
// flags: -fopenmp
#include <stdio.h>

#define N 1024
float a[N], b[N], c[N];

int main(void)
{
    for (int i = 0; i < N; i++)
        a[i] = (float)i;
#pragma omp parallel
    {
#pragma omp for schedule(static) nowait
        for (int i = 0; i < N; i++)
            b[i] = a[i] * 2.0f; // RACE!
#pragma omp for schedule(static)
        for (int i = 0; i < N - 1; i++)
            c[i] = b[i + 1] + 1.0f; // RACE!
    }
    printf("%f\n", c[N / 2]);
    return 0;
}
