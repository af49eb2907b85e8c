// y = A' x with rows shared out: every thread adds to all of y.
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

void matvec_t(const double *A, const double *x, double *y, int m, int n)
{
#pragma omp parallel for
    for (int i = 0; i < m; i++) {
        const double *row = A + (size_t)i * n;
        for (int j = 0; j < n; j++)
            y[j] += row[j] * x[i]; // RACE!
    }
}

int main(void)
{
    int m = 80, n = 50;
    double *A = malloc(m * n * sizeof *A), *x = malloc(m * sizeof *x), *y = calloc(n, sizeof *y);
    for (int i = 0; i < m * n; i++)
        A[i] = i % 7;
    for (int i = 0; i < m; i++)
        x[i] = 1;
    matvec_t(A, x, y, m, n);
    printf("%f\n", y[0]);
    free(A);
    free(x);
    free(y);
    return 0;
}
