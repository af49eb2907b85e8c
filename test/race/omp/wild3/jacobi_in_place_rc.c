// relaxation with one grid
// flags: -fopenmp
#include <math.h>
#include <stdio.h>
#define MSIZE 200
double u[MSIZE][MSIZE], f[MSIZE][MSIZE];
int main(void)
{
    double error = 1.0, omega = 0.375;
    for (int k = 0; k < 50 && error > 1e-6; k++) {
        error = 0;
#pragma omp parallel for reduction(+ : error)
        for (int i = 1; i < MSIZE - 1; i++)
            for (int j = 1; j < MSIZE - 1; j++) {
                double resid = u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1] - 4 * u[i][j] + f[i][j]; // RACE!
                u[i][j] += omega * resid; // RACE!
                error += resid * resid;
            }
        error = sqrt(error);
    }
    printf("%g\n", error);
    return 0;
}
