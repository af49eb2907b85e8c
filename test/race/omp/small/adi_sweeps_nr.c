// Alternating directions: columns, then rows, in one region.
// flags: -fopenmp
#include <stdio.h>
#define N 100
static double u[N][N], p[N][N], q[N][N];

int main(void)
{
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            u[i][j] = (double)(i + j) / N;
    int t, i, j;
#pragma omp parallel private(t, i, j)
    for (t = 0; t < 10; t++) {
#pragma omp for
        for (i = 1; i < N - 1; i++) {
            p[i][0] = 0;
            q[i][0] = 1;
            for (j = 1; j < N - 1; j++) {
                p[i][j] = 0.5 / (1.0 - 0.1 * p[i][j - 1]);
                q[i][j] = (u[j][i - 1] + u[j][i + 1] - q[i][j - 1]) * p[i][j];
            }
        }
#pragma omp for
        for (i = 1; i < N - 1; i++)
            for (j = N - 2; j >= 1; j--)
                u[j][i] = p[i][j] * u[j + 1][i] + q[i][j];
    }
    printf("%f\n", u[5][5]);
    return 0;
}
