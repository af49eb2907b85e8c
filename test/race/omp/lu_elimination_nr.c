// LU elimination: rows below the pivot in parallel
// flags: -fopenmp
#include <stdio.h>

#define N 64

static double a[N][N];

int main(void)
{
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            a[i][j] = i == j ? N : 1.0;
    for (int k = 0; k < N; k++) {
#pragma omp parallel for
        for (int i = k + 1; i < N; i++) {
            a[i][k] /= a[k][k]; // NORACE
            for (int j = k + 1; j < N; j++)
                a[i][j] -= a[i][k] * a[k][j]; // NORACE
        }
    }
    printf("%f\n", a[N - 1][N - 1]);
    return 0;
}
