// the grids change places while others are still at work
// flags: -fopenmp
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define IDX(i, j) ((i) * n + (j))

int main(int argc, char *argv[])
{
    int n = argc > 1 ? atoi(argv[1]) : 100, iters = 50;
    double *u = calloc(n * n, sizeof(double));
    double *v = calloc(n * n, sizeof(double));
    double diff = 0.0;

    for (int i = 0; i < n; i++)
        u[IDX(i, 0)] = v[IDX(i, 0)] = 100.0;

#pragma omp parallel
    {
        for (int it = 0; it < iters; it++) {
#pragma omp for reduction(max : diff) nowait // RACE
            for (int i = 1; i < n - 1; i++) {
                for (int j = 1; j < n - 1; j++) {
                    v[IDX(i, j)] = 0.25 * (u[IDX(i - 1, j)] + u[IDX(i + 1, j)] + // RACE!
                                           u[IDX(i, j - 1)] + u[IDX(i, j + 1)]); // RACE!
                    double d = fabs(v[IDX(i, j)] - u[IDX(i, j)]); // RACE!
                    if (d > diff)
                        diff = d;
                }
            }
#pragma omp single
            {
                double *t = u;
                u = v; // RACE!
                v = t; // RACE!
                diff = 0.0; // RACE
            }
        }
    }
    printf("%f %f\n", u[IDX(n / 2, n / 2)], diff);
    free(u);
    free(v);
    return 0;
}
