// Gauss-Jordan: all rows but the pivot row, which is only read.
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

static void solve(double *a, int n)
{
    for (int k = 0; k < n; k++) {
        double p = a[k * (n + 1) + k];
        for (int j = 0; j <= n; j++)
            a[k * (n + 1) + j] /= p;
#pragma omp parallel for
        for (int i = 0; i < n; i++) {
            if (i != k) {
                double f = a[i * (n + 1) + k];
                for (int j = 0; j <= n; j++)
                    a[i * (n + 1) + j] -= f * a[k * (n + 1) + j];
            }
        }
    }
}

int main(void)
{
    int n = 40;
    double *a = malloc(sizeof(double) * n * (n + 1));
    for (int i = 0; i < n; i++)
        for (int j = 0; j <= n; j++)
            a[i * (n + 1) + j] = i == j ? n : 1.0;
    solve(a, n);
    printf("%f\n", a[n]);
    free(a);
    return 0;
}
