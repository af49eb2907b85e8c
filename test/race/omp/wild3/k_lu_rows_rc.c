// LU: the loop over pivots is the parallel one
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
static void lu(double **a, int n)
{
#pragma omp parallel for
    for (int k = 0; k < n; k++)
        for (int i = k + 1; i < n; i++) {
            double f = a[i][k] / a[k][k]; // RACE!
            a[i][k] = f; // RACE!
            for (int j = k + 1; j < n; j++)
                a[i][j] -= f * a[k][j]; // RACE!
        }
}
int main(void)
{
    int n = 64;
    double **a = malloc(n * sizeof *a);
    for (int i = 0; i < n; i++) {
        a[i] = malloc(n * sizeof **a);
        for (int j = 0; j < n; j++)
            a[i][j] = i == j ? 10 : 1.0 / (i + j + 1);
    }
    lu(a, n);
    printf("%f\n", a[n - 1][n - 1]);
    return 0;
}
