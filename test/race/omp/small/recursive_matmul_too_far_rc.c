// C += A*B by quadrants: the innermost loops go one row too far.
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
#define CUT 16

static void mul(const double *a, const double *b, double *c, int n, int ld)
{
    if (n <= CUT) {
        for (int i = 0; i <= n; i++)
            for (int j = 0; j < n; j++)
                for (int k = 0; k < n; k++)
                    c[i * ld + j] += a[i * ld + k] * b[k * ld + j]; // RACE!
        return;
    }
    int h = n / 2;
    const double *a11 = a, *a12 = a + h, *a21 = a + h * ld, *a22 = a + h * ld + h;
    const double *b11 = b, *b12 = b + h, *b21 = b + h * ld, *b22 = b + h * ld + h;
    double *c11 = c, *c12 = c + h, *c21 = c + h * ld, *c22 = c + h * ld + h;
#pragma omp task
    mul(a11, b11, c11, h, ld);
#pragma omp task
    mul(a11, b12, c12, h, ld);
#pragma omp task
    mul(a21, b11, c21, h, ld);
#pragma omp task
    mul(a21, b12, c22, h, ld);
#pragma omp taskwait
#pragma omp task
    mul(a12, b21, c11, h, ld);
#pragma omp task
    mul(a12, b22, c12, h, ld);
#pragma omp task
    mul(a22, b21, c21, h, ld);
#pragma omp task
    mul(a22, b22, c22, h, ld);
#pragma omp taskwait
}

int main(void)
{
    int n = 64;
    double *a = calloc(n * n + n, sizeof *a), *b = malloc(n * n * sizeof *b);
    double *c = calloc(n * n + n, sizeof *c);
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
