// Jacobi on a plate: two pointers exchanged by one thread between barriers
// flags: -fopenmp
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define N 64

int main(void)
{
    double *a = calloc(N * N, sizeof(double));
    double *b = calloc(N * N, sizeof(double));
    double diff = 0.0;

    for (int i = 0; i < N; i++)
        a[i] = b[i] = 100.0;
#pragma omp parallel shared(a, b, diff)
    {
        for (int it = 0; it < 50; it++) {
#pragma omp for reduction(max : diff)
            for (int i = 1; i < N - 1; i++)
                for (int j = 1; j < N - 1; j++) {
                    b[i * N + j] = 0.25 * (a[(i - 1) * N + j] + a[(i + 1) * N + j] +
                                           a[i * N + j - 1] + a[i * N + j + 1]);
                    diff = fmax(diff, fabs(b[i * N + j] - a[i * N + j]));
                }
#pragma omp single
            {
                double *t = a;
                a = b;
                b = t;
                diff = 0.0;
            }
        }
    }
    printf("%f\n", a[N + 1]);
    free(a);
    free(b);
    return 0;
}
