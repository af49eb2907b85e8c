// LU factorisation without pivoting.
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

static void lu(double *a, int n)
{
    for (int k = 0; k < n - 1; k++) {
#pragma omp parallel for schedule(static)
        for (int i = k + 1; i < n; i++) {
            a[i * n + k] /= a[k * n + k];
            for (int j = k + 1; j < n; j++)
                a[i * n + j] -= a[i * n + k] * a[k * n + j];
        }
    }
}

int main(void)
{
    int n = 80;
    double *a = malloc(sizeof(double) * n * n);
    for (int i = 0; i < n * n; i++)
        a[i] = (i % (n + 1)) ? 1.0 : n;
    lu(a, n);
    printf("%f\n", a[n * n - 1]);
    free(a);
    return 0;
}
