// ADI-like sweeps: rows in parallel, then columns in parallel
// flags: -fopenmp
// link: -fopenmp -lm
#include <stdio.h>
#define N 256
static double X[N][N], A[N][N], B[N][N];
int main(void)
{
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            X[i][j] = i + j, A[i][j] = 1.0 / (i + 2), B[i][j] = j + 3.0;
    for (int t = 0; t < 4; t++) {
#pragma omp parallel for
        for (int i = 0; i < N; i++)
            for (int j = 1; j < N; j++) {
                X[i][j] = X[i][j] - X[i][j - 1] * A[i][j] / B[i][j - 1]; // NORACE
                B[i][j] = B[i][j] - A[i][j] * A[i][j] / B[i][j - 1]; // NORACE
            }
#pragma omp parallel for
        for (int j = 0; j < N; j++)
            for (int i = 1; i < N; i++) {
                X[i][j] = X[i][j] - X[i - 1][j] * A[i][j] / B[i - 1][j]; // NORACE
                B[i][j] = B[i][j] - A[i][j] * A[i][j] / B[i - 1][j]; // NORACE
            }
    }
    printf("%f\n", X[N - 1][N - 1]);
    return 0;
}
