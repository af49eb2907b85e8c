// two loops over the same partition with nowait
// flags: -fopenmp
#include <stdio.h>
#define N 512
int a[N], b[N], c[N];
int main(void)
{
#pragma omp parallel shared(a, b, c)
    {
#pragma omp for schedule(static) nowait
        for (int i = 0; i < N; i++)
            b[i] = 2 * i;
#pragma omp for schedule(static) nowait
        for (int i = 0; i < N; i++)
            c[i] = b[i] + a[i];
    }
    printf("%d\n", c[N - 1]);
    return 0;
}
