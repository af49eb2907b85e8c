// 3D stencil on double*** with contiguous data behind
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

double ***alloc3d(int nx, int ny, int nz)
{
    double *data = (double *)malloc((size_t)nx * ny * nz * sizeof(double));
    double **rows = (double **)malloc((size_t)nx * ny * sizeof(double *));
    double ***planes = (double ***)malloc(nx * sizeof(double **));
    for (int i = 0; i < nx; i++) {
        planes[i] = rows + (size_t)i * ny;
        for (int j = 0; j < ny; j++)
            planes[i][j] = data + ((size_t)i * ny + j) * nz;
    }
    return planes;
}

void free3d(double ***p)
{
    free(p[0][0]);
    free(p[0]);
    free(p);
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 32;
    double ***a = alloc3d(n, n, n), ***b = alloc3d(n, n, n);
#pragma omp parallel for collapse(2)
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            for (int k = 0; k < n; k++) {
                a[i][j][k] = i + j + k;
                b[i][j][k] = 0;
            }
    for (int t = 0; t < 10; t++) {
#pragma omp parallel for schedule(static)
        for (int i = 1; i < n - 1; i++)
            for (int j = 1; j < n - 1; j++)
                for (int k = 1; k < n - 1; k++)
                    b[i][j][k] = (a[i - 1][j][k] + a[i + 1][j][k] + a[i][j - 1][k] + a[i][j + 1][k] +
                                  a[i][j][k - 1] + a[i][j][k + 1]) / 6.0;
#pragma omp parallel for
        for (int i = 1; i < n - 1; i++)
            for (int j = 1; j < n - 1; j++)
                for (int k = 1; k < n - 1; k++)
                    a[i][j][k] = b[i][j][k];
    }
    printf("%f\n", a[n / 2][n / 2][n / 2]);
    free3d(a);
    free3d(b);
    return 0;
}
