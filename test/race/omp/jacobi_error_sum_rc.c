// the error of a relaxation step is summed without reduction
// flags: -fopenmp
#include <math.h>
#include <stdio.h>
#define M 200
#define N 200

static double u[M][N], uold[M][N], f[M][N];

static void relax(int iters)
{
    double omega = 0.8, ax = 1.0, ay = 1.0, bb = -4.0, error = 1.0, resid = 0;
    int i, j, k = 0;
    while (k < iters) {
        error = 0.0;
#pragma omp parallel private(resid)
        {
#pragma omp for private(i, j)
            for (i = 0; i < M; i++)
                for (j = 0; j < N; j++)
                    uold[i][j] = u[i][j];
#pragma omp for private(i, j) nowait
            for (i = 1; i < M - 1; i++)
                for (j = 1; j < N - 1; j++) {
                    resid = (ax * (uold[i - 1][j] + uold[i + 1][j]) +
                             ay * (uold[i][j - 1] + uold[i][j + 1]) + bb * uold[i][j] - f[i][j]) / bb;
                    u[i][j] = uold[i][j] - omega * resid;
                    error = error + resid * resid; // RACE! e
                }
        }
        k = k + 1;
        error = sqrt(error) / (M * N);
    }
    printf("%d %g\n", k, error);
}

int main(void)
{
    for (int i = 0; i < M; i++)
        for (int j = 0; j < N; j++) {
            u[i][j] = 0;
            f[i][j] = i * j;
        }
    relax(100);
    return 0;
}
