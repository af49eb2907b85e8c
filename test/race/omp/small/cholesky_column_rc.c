// Cholesky: the column below the diagonal runs while the diagonal is written by a nowait single.
// flags: -fopenmp
#include <math.h>
#include <stdio.h>

#define N 32
double L[N][N];

int main(void)
{
    for (int i = 0; i < N; i++)
        for (int j = 0; j <= i; j++)
            L[i][j] = i == j ? 2.0 * N : 1.0;
#pragma omp parallel
    for (int k = 0; k < N; k++) {
#pragma omp single nowait
        L[k][k] = sqrt(L[k][k]); // RACE!
#pragma omp for
        for (int i = k + 1; i < N; i++)
            L[i][k] /= L[k][k]; // RACE!
#pragma omp for
        for (int i = k + 1; i < N; i++)
            for (int j = k + 1; j <= i; j++)
                L[i][j] -= L[i][k] * L[j][k];
    }
    printf("%f\n", L[N - 1][N - 1]);
    return 0;
}
