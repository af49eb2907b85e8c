// alternating directions: columns in parallel, then rows in parallel, recurrences run inside an iteration
// flags: -fopenmp
#include <stdio.h>

#define N 80

static double X[N][N], A[N][N], B[N][N];

int main(void)
{
    int i1, i2, t;

    for (i1 = 0; i1 < N; i1++)
        for (i2 = 0; i2 < N; i2++) {
            X[i1][i2] = (i1 * (i2 + 1) + 1.0) / N;
            A[i1][i2] = (i1 * (i2 + 2) + 2.0) / N;
            B[i1][i2] = (i1 * (i2 + 3) + 3.0) / N;
        }
    for (t = 0; t < 4; t++) {
#pragma omp parallel private(i1, i2)
        {
#pragma omp for
            for (i1 = 0; i1 < N; i1++)
                for (i2 = 1; i2 < N; i2++) {
                    X[i1][i2] = X[i1][i2] - X[i1][i2 - 1] * A[i1][i2] / B[i1][i2 - 1];
                    B[i1][i2] = B[i1][i2] - A[i1][i2] * A[i1][i2] / B[i1][i2 - 1];
                }
#pragma omp for
            for (i1 = 0; i1 < N; i1++)
                X[i1][N - 1] = X[i1][N - 1] / B[i1][N - 1];
#pragma omp for
            for (i2 = 0; i2 < N; i2++)
                for (i1 = 1; i1 < N; i1++)
                    X[i1][i2] = X[i1][i2] - X[i1 - 1][i2] * A[i1][i2] / B[i1 - 1][i2];
#pragma omp for
            for (i2 = 0; i2 < N; i2++)
                X[N - 1][i2] = X[N - 1][i2] / B[N - 1][i2];
        }
    }
    printf("%f\n", X[N / 2][N / 3]);
    return 0;
}
