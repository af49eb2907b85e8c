// the innermost loop of a matrix product is shared out with a reduction
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

static void multiply(int n, const double *a, const double *b, double *c)
{
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            double acc = 0.0;
#pragma omp parallel for reduction(+ : acc)
            for (int k = 0; k < n; k++)
                acc += a[i * n + k] * b[k * n + j]; // NORACE
            c[i * n + j] = acc;
        }
}

int main(void)
{
    int n = 40;
    double *a = calloc(n * n, sizeof(*a)), *b = calloc(n * n, sizeof(*b));
    double *c = calloc(n * n, sizeof(*c));

    for (int i = 0; i < n * n; i++)
        a[i] = b[i] = i % 7;
    multiply(n, a, b, c);
    printf("%f\n", c[5]);
    free(a), free(b), free(c);
    return 0;
}
