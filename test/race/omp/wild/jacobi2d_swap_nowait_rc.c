// Jacobi where the exchange of the two grids is in a single with nowait
// flags: -fopenmp
// tsan: some: depends on who runs ahead
#include <stdio.h>
#include <stdlib.h>

#define N 64

static double *a, *b;

int main(void)
{
    a = calloc(N * N, sizeof(double));
    b = calloc(N * N, sizeof(double));
    for (int i = 0; i < N; i++)
        a[i] = b[i] = 100.0;
#pragma omp parallel
    for (int it = 0; it < 50; it++) {
#pragma omp for
        for (int i = 1; i < N - 1; i++)
            for (int j = 1; j < N - 1; j++)
                b[i * N + j] = 0.5 * (a[(i - 1) * N + j] + a[(i + 1) * N + j]); // RACE!
#pragma omp single nowait
        {
            double *t = a;
            a = b; // RACE!
            b = t; // RACE!
        }
    }
    printf("%f\n", a[N + 1]);
    return 0;
}
