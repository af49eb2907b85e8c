// planes of rows of one block: rows that several places lead to, planes that overlap, a row that is left
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
static double ***make(int n, double *data, int mode)
{
    double **rows = (double **)malloc((size_t)n * n * sizeof(double *));
    double ***planes = (double ***)malloc(n * sizeof(double **));
    for (int i = 0; i < n; i++) {
        planes[i] = rows + (size_t)i * n;
        for (int j = 0; j < n; j++)
            planes[i][j] = data + ((size_t)i + j) * n;
    }
    return planes;
}
int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 32;
    double *data = malloc((size_t)n * n * n * sizeof(double));
    double ***a = make(n, data, 0);
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            for (int k = 0; k < n; k++)
                a[i][j][k] = i; // RACE! a
    double **rows = malloc(n * n * sizeof(double *)), ***b = malloc(n * sizeof(double **));
    double *more = malloc(sizeof(double) * n * n * n);
    for (int i = 0; i < n; i++)
        b[i] = rows + i * (n - 1);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            rows[i * n + j] = more + (i * n + j) * n;
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            for (int k = 0; k < n; k++)
                b[i][j][k] = i; // RACE! b
    printf("%f %f\n", a[1][1][1], b[1][1][1]);
    return 0;
}
