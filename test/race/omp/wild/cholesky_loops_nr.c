// Cholesky by columns: the update below the diagonal is parallel, the square root is done by one
// flags: -fopenmp
#include <math.h>
#include <stdio.h>

#define N 60

static double L[N][N];

int main(void)
{
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            L[i][j] = i == j ? N + 1.0 : 1.0;
#pragma omp parallel
    for (int k = 0; k < N; k++) {
#pragma omp single
        L[k][k] = sqrt(L[k][k]);
#pragma omp for
        for (int i = k + 1; i < N; i++)
            L[i][k] /= L[k][k];
#pragma omp for schedule(static, 1)
        for (int j = k + 1; j < N; j++)
            for (int i = j; i < N; i++)
                L[i][j] -= L[i][k] * L[j][k];
    }
    printf("%f\n", L[N - 1][N - 1]);
    return 0;
}
