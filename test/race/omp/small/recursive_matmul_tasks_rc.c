// All eight products at once: two tasks add to the same quadrant.
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
#define CUT 16

static void mul(const double *a, const double *b, double *c, int n, int ld)
{
    if (n <= CUT) {
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                for (int k = 0; k < n; k++)
                    c[i * ld + j] += a[i * ld + k] * b[k * ld + j]; // RACE!
        return;
    }
    int h = n / 2;
    for (int q = 0; q < 2; q++) {
#pragma omp task
        mul(a + q * h, b + q * h * ld, c, h, ld);
#pragma omp task
        mul(a + q * h, b + q * h * ld + h, c + h, h, ld);
#pragma omp task
        mul(a + h * ld + q * h, b + q * h * ld, c + h * ld, h, ld);
#pragma omp task
        mul(a + h * ld + q * h, b + q * h * ld + h, c + h * ld + h, h, ld);
    }
#pragma omp taskwait
}

int main(void)
{
    int n = 64;
    double *a = malloc(n * n * sizeof *a), *b = malloc(n * n * sizeof *b);
    double *c = calloc(n * n, sizeof *c);
    for (int i = 0; i < n * n; i++) {
        a[i] = i % 3;
        b[i] = i % 5;
    }
#pragma omp parallel
#pragma omp single
    mul(a, b, c, n, n);
    printf("%f\n", c[5]);
    free(a);
    free(b);
    free(c);
    return 0;
}
