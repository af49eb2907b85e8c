// CSR times vector, then dot product, in one region.
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

typedef struct {
    int n, nnz;
    int *ptr, *col;
    double *val;
} csr;

static double power_step(const csr *m, const double *x, double *y)
{
    double norm = 0;
#pragma omp parallel
    {
#pragma omp for
        for (int i = 0; i < m->n; i++) {
            double s = 0;
            for (int k = m->ptr[i]; k < m->ptr[i + 1]; k++)
                s += m->val[k] * x[m->col[k]];
            y[i] = s;
        }
#pragma omp for reduction(+ : norm)
        for (int i = 0; i < m->n; i++)
            norm += y[i] * y[i];
    }
    return norm;
}

int main(void)
{
    csr m = {100, 300, malloc(101 * sizeof(int)), malloc(300 * sizeof(int)),
             malloc(300 * sizeof(double))};
    double *x = malloc(100 * sizeof(double)), *y = malloc(100 * sizeof(double));
    for (int i = 0; i <= 100; i++)
        m.ptr[i] = 3 * i;
    for (int k = 0; k < 300; k++) {
        m.col[k] = (k * 13) % 100;
        m.val[k] = 1;
    }
    for (int i = 0; i < 100; i++)
        x[i] = 1;
    for (int it = 0; it < 10; it++) {
        printf("%g\n", power_step(&m, x, y));
        double *t = x;
        x = y;
        y = t;
    }
    return 0;
}
