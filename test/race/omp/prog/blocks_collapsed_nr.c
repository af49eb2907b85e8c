// block matrix multiplication with collapse over blocks
// flags: -fopenmp
#include <stdio.h>
#define N 128
#define B 32
static double a[N][N], b[N][N], c[N][N];
int main(void)
{
#pragma omp parallel for collapse(2)
    for (int ii = 0; ii < N; ii += B)
        for (int jj = 0; jj < N; jj += B)
            for (int kk = 0; kk < N; kk += B)
                for (int i = ii; i < ii + B; i++)
                    for (int j = jj; j < jj + B; j++)
                        for (int k = kk; k < kk + B; k++)
                            c[i][j] += a[i][k] * b[k][j];
    printf("%f\n", c[3][4]);
    return 0;
}
