// Householder QR in rows that are one too short: the last column is the first of the next row.
// flags: -fopenmp
// tsan: no: only the first and the last column meet
// link: -lm
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static void qr(double *A, int m, int n, double *v)
{
    for (int k = 0; k < n; k++) {
        double norm = 0;
#pragma omp parallel for reduction(+ : norm)
        for (int i = k; i < m; i++)
            norm += A[i * n + k] * A[i * n + k];
        norm = sqrt(norm);
        for (int i = k; i < m; i++)
            v[i] = A[i * n + k];
        v[k] += v[k] < 0 ? -norm : norm;
        double vv = 0;
        for (int i = k; i < m; i++)
            vv += v[i] * v[i];
#pragma omp parallel for schedule(dynamic)
        for (int j = k; j < n; j++) {
            double s = 0;
            for (int i = k; i < m; i++)
                s += v[i] * A[i * (n - 1) + j]; // RACE!
            s = 2 * s / vv;
            for (int i = k; i < m; i++)
                A[i * (n - 1) + j] -= s * v[i]; // RACE!
        }
    }
}

int main(void)
{
    int m = 30, n = 20;
    double *A = malloc(m * n * sizeof *A), *v = malloc(m * sizeof *v);
    for (int i = 0; i < m * n; i++)
        A[i] = (i * 7 % 13) + 1;
    qr(A, m, n, v);
    printf("%f\n", A[0]);
    free(A);
    free(v);
    return 0;
}
