// A triangular nest collapsed: two threads may share one row, and both add to its sum
// flags: -fopenmp
#include <stdio.h>
#define N 200
static double a[N][N], sum[N];
int main(void)
{
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            a[i][j] = i + j;
#pragma omp parallel for collapse(2)
    for (int i = 0; i < N; i++)
        for (int j = i; j < N; j++)
            sum[i] += a[i][j]; // RACE!
    printf("%f\n", sum[5]);
    return 0;
}
