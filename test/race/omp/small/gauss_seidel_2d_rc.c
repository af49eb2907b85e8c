// Gauss-Seidel over rows in parallel: reads of rows above and below.
// flags: -fopenmp
#include <stdio.h>
#include <math.h>

#define N 128
static double u[N][N];

int main(void)
{
    double diff = 1.0;
    for (int i = 0; i < N; i++)
        u[i][0] = 100.0;
    for (int it = 0; it < 50 && diff > 1e-3; it++) {
        diff = 0.0;
#pragma omp parallel for reduction(max : diff)
        for (int i = 1; i < N - 1; i++) {
            for (int j = 1; j < N - 1; j++) {
                double t = u[i][j];
                u[i][j] = 0.25 * (u[i - 1][j] + u[i + 1][j] + // RACE!
                                  u[i][j - 1] + u[i][j + 1]);
                double d = fabs(u[i][j] - t);
                if (d > diff)
                    diff = d;
            }
        }
    }
    printf("%g\n", u[4][4]);
    return 0;
}
