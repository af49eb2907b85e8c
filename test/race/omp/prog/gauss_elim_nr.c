// Gaussian elimination, rows below the pivot in parallel
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
static void eliminate(double **a, double *b, int n)
{
    for (int k = 0; k < n; k++) {
#pragma omp parallel for schedule(dynamic)
        for (int i = k + 1; i < n; i++) {
            double f = a[i][k] / a[k][k];
            for (int j = k; j < n; j++)
                a[i][j] -= f * a[k][j];
            b[i] -= f * b[k];
        }
    }
}
int main(void)
{
    int n = 60;
    double **a = malloc(n * sizeof *a), *b = malloc(n * sizeof *b);
    for (int i = 0; i < n; i++) {
        a[i] = malloc(n * sizeof **a);
        b[i] = i;
        for (int j = 0; j < n; j++)
            a[i][j] = i == j ? n : 1.0 / (i + j + 1);
    }
    eliminate(a, b, n);
    printf("%f\n", b[5]);
    for (int i = 0; i < n; i++) free(a[i]);
    free(a); free(b);
    return 0;
}
