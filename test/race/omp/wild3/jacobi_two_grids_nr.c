// relaxation with two grids, residual summed
// flags: -fopenmp
#include <math.h>
#include <stdio.h>
#define MSIZE 200
double u[MSIZE][MSIZE], f[MSIZE][MSIZE], uold[MSIZE][MSIZE];
static void step(double *error)
{
    int i, j;
    double resid, err = 0.0;
#pragma omp parallel
    {
#pragma omp for private(i, j)
        for (i = 0; i < MSIZE; i++)
            for (j = 0; j < MSIZE; j++)
                uold[i][j] = u[i][j];
#pragma omp for private(i, j, resid) reduction(+ : err) nowait
        for (i = 1; i < MSIZE - 1; i++)
            for (j = 1; j < MSIZE - 1; j++) {
                resid = (uold[i - 1][j] + uold[i + 1][j] + uold[i][j - 1] + uold[i][j + 1] - 4 * uold[i][j] + f[i][j]) / 4;
                u[i][j] = uold[i][j] - 0.5 * resid;
                err += resid * resid;
            }
    }
    *error = sqrt(err);
}
int main(void)
{
    double error = 1;
    for (int k = 0; k < 50 && error > 1e-6; k++)
        step(&error);
    printf("%g\n", error);
    return 0;
}
