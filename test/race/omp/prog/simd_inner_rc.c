// inner simd loop carries a dependence, rows are fine
// tsan: no: one thread, lanes of vectors
// flags: -fopenmp
#include <stdio.h>
#define N 64
static double a[N][N];
int main(void)
{
#pragma omp parallel for
    for (int i = 0; i < N; i++) {
#pragma omp simd
        for (int j = 1; j < N; j++)
            a[i][j] = a[i][j - 1] + 1; // RACE!
    }
    printf("%f\n", a[3][3]);
    return 0;
}
