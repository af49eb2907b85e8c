// Jacobi until converged, one parallel region around the loop, residual reset by one thread
// flags: -fopenmp
#include <math.h>
#include <stdio.h>
#include <string.h>
// link: -lm
#define N 100
static double x[N][N], xnew[N][N];
int main(void)
{
    double diff = 1;
    int iter = 0;
    for (int i = 0; i < N; i++)
        x[0][i] = xnew[0][i] = 100;
#pragma omp parallel
    {
        while (diff > 1e-3) {
#pragma omp barrier
#pragma omp single
            {
                diff = 0;
                iter++;
            }
#pragma omp for reduction(max : diff)
            for (int i = 1; i < N - 1; i++)
                for (int j = 1; j < N - 1; j++) {
                    xnew[i][j] = 0.25 * (x[i - 1][j] + x[i + 1][j] + x[i][j - 1] + x[i][j + 1]);
                    double d = fabs(xnew[i][j] - x[i][j]);
                    if (d > diff)
                        diff = d;
                }
#pragma omp for
            for (int i = 1; i < N - 1; i++)
                memcpy(&x[i][1], &xnew[i][1], (N - 2) * sizeof(double));
        }
    }
    printf("%d %g\n", iter, diff);
    return 0;
}
