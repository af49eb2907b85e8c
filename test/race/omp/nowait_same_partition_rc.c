// nowait, the second loop has another schedule
// flags: -fopenmp
#include <stdio.h>

#define N 400

int main(void)
{
    static int a[N], b[N];

#pragma omp parallel
    {
#pragma omp for schedule(static) nowait
        for (int i = 0; i < N; i++)
            a[i] = i * 3; // RACE!
#pragma omp for schedule(static, 1)
        for (int i = 0; i < N; i++)
            b[i] = a[i] + 1; // RACE!
    }
    printf("%d\n", b[0]); // NORACE
    return 0;
}
