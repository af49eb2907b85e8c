// dependence in another dimension
// flags: -fopenmp
#include <stdio.h>
#define N 64
static double a[N][N];
int main(void)
{
    for (int i = 1; i < N; i++) {
#pragma omp simd
        for (int j = 0; j < N; j++)
            a[i][j] = a[i - 1][j] + 1;
    }
    printf("%f\n", a[3][3]);
    return 0;
}
