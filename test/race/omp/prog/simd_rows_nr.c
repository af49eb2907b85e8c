// simd in rows of a parallel loop, 2D, collapse
// flags: -fopenmp
#include <stdio.h>
#define N 64
static double a[N][N], b[N][N];
int main(void)
{
#pragma omp parallel for
    for (int i = 1; i < N - 1; i++) {
#pragma omp simd
        for (int j = 1; j < N - 1; j++)
            b[i][j] = a[i][j - 1] + a[i][j + 1] + a[i - 1][j] + a[i + 1][j];
    }
#pragma omp parallel for simd collapse(2)
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            a[i][j] = b[i][j];
    printf("%f\n", a[3][3]);
    return 0;
}
