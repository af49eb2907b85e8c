// rows from the pivot row on are eliminated, the pivot row included
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

static void lu(int n, double a[n][n])
{
    int i, j, k;
    for (k = 0; k < n - 1; k++) {
#pragma omp parallel for private(j) shared(a, k, n) schedule(static)
        for (i = k; i < n; i++) {
            a[i][k] = a[i][k] / a[k][k]; // RACE!
            for (j = k + 1; j < n; j++)
                a[i][j] = a[i][j] - a[i][k] * a[k][j]; // RACE!
        }
    }
}

int main(void)
{
    int n = 64;
    double(*m)[n] = malloc(sizeof(double[n][n]));
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            m[i][j] = i == j ? n : 1.0 / (i + j + 1);
    lu(n, m);
    printf("%f\n", m[n - 1][n - 1]);
    free(m);
    return 0;
}
