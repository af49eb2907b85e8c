// Cholesky with division and update fused into one loop: column k is read while others divide it
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
    for (int k = 0; k < N; k++) {
        L[k][k] = sqrt(L[k][k]);
#pragma omp parallel for
        for (int i = k + 1; i < N; i++) {
            L[i][k] /= L[k][k]; // RACE!
            for (int j = k + 1; j <= i; j++)
                L[i][j] -= L[i][k] * L[j][k]; // RACE!
        }
    }
    printf("%f\n", L[N - 1][N - 1]);
    return 0;
}
