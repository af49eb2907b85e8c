// Seven-point stencil over a flat cube with a macro for the index.
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
#define AT(a, i, j, k) a[((i) * ny + (j)) * nz + (k)]

static void step(const double *restrict u, double *restrict v, int nx, int ny, int nz, double c)
{
#pragma omp parallel for collapse(2) schedule(static)
    for (int i = 1; i < nx - 1; i++)
        for (int j = 1; j < ny - 1; j++)
#pragma omp simd
            for (int k = 1; k < nz - 1; k++)
                AT(v, i, j, k) = AT(u, i, j, k) +
                                 c * (AT(u, i - 1, j, k) + AT(u, i + 1, j, k) + AT(u, i, j - 1, k) +
                                      AT(u, i, j + 1, k) + AT(u, i, j, k - 1) + AT(u, i, j, k + 1) -
                                      6 * AT(u, i, j, k));
}

int main(int argc, char **argv)
{
    int nx = argc > 1 ? atoi(argv[1]) : 20, ny = nx + 2, nz = nx + 4;
    double *a = calloc((size_t)nx * ny * nz, sizeof(double));
    double *b = calloc((size_t)nx * ny * nz, sizeof(double));
    AT(a, 5, 5, 5) = 1.0;
    for (int t = 0; t < 10; t++) {
        if (t % 2 == 0)
            step(a, b, nx, ny, nz, 0.1);
        else
            step(b, a, nx, ny, nz, 0.1);
    }
    printf("%g\n", AT(a, 5, 5, 5));
    free(a);
    free(b);
    return 0;
}
