// LU decomposition, rows and columns of one step in two loops
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 64;
    double **a = malloc(n * sizeof *a), **l = malloc(n * sizeof *l), **u = malloc(n * sizeof *u);
    for (int i = 0; i < n; i++) {
        a[i] = malloc(n * sizeof **a);
        l[i] = calloc(n, sizeof **l);
        u[i] = calloc(n, sizeof **u);
        for (int j = 0; j < n; j++)
            a[i][j] = i == j ? n : 1.0 / (1 + i + j);
    }
    for (int k = 0; k < n; k++) {
#pragma omp parallel shared(a, l, u, n, k)
        {
#pragma omp for schedule(static)
            for (int j = k; j < n; j++) {
                double s = 0;
                for (int p = 0; p < k; p++)
                    s += l[k][p] * u[p][j];
                u[k][j] = a[k][j] - s;
            }
#pragma omp for schedule(static)
            for (int i = k; i < n; i++) {
                if (i == k) {
                    l[i][i] = 1;
                    continue;
                }
                double s = 0;
                for (int p = 0; p < k; p++)
                    s += l[i][p] * u[p][k];
                l[i][k] = (a[i][k] - s) / u[k][k];
            }
        }
    }
    printf("%f\n", u[n - 1][n - 1]);
    return 0;
}
