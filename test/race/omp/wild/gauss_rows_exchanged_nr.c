// Gaussian elimination with pivot search by a critical section
// flags: -fopenmp
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
static void swap_rows(double **m, int a, int b) { double *t = m[a]; m[a] = m[b]; m[b] = t; }
int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 100;
    double **m = malloc(n * sizeof(double *));
    for (int i = 0; i < n; i++) {
        m[i] = malloc((n + 1) * sizeof(double));
        for (int j = 0; j <= n; j++)
            m[i][j] = rand() % 100 + (i == j) * 10;
    }
    for (int k = 0; k < n; k++) {
        int piv = k;
        double best = fabs(m[k][k]);
#pragma omp parallel
        {
            int p = k;
            double b = 0;
#pragma omp for nowait
            for (int i = k; i < n; i++)
                if (fabs(m[i][k]) > b) {
                    b = fabs(m[i][k]);
                    p = i;
                }
#pragma omp critical
            if (b > best) {
                best = b;
                piv = p;
            }
        }
        if (piv != k)
            swap_rows(m, k, piv);
#pragma omp parallel for
        for (int i = k + 1; i < n; i++) {
            double f = m[i][k] / m[k][k];
            for (int j = k; j <= n; j++)
                m[i][j] -= f * m[k][j];
        }
    }
    printf("%f\n", m[n - 1][n]);
    return 0;
}
