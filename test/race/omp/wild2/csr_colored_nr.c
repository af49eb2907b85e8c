// sparse matrix times vector, rows with their own range of non-zeros
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
typedef struct {
    int n, nnz;
    int *rowptr, *col;
    double *val;
} csr;
static void spmv(const csr *m, const double *restrict x, double *restrict y)
{
    int i, k;
    double t;
#pragma omp parallel for private(k, t) schedule(guided)
    for (i = 0; i < m->n; i++) {
        t = 0.0;
        for (k = m->rowptr[i]; k < m->rowptr[i + 1]; k++)
            t += m->val[k] * x[m->col[k]];
        y[i] = t;
    }
}
static void scale_rows(csr *m, const double *d)
{
#pragma omp parallel for
    for (int i = 0; i < m->n; i++)
        for (int k = m->rowptr[i]; k < m->rowptr[i + 1]; k++)
            m->val[k] *= d[i];
}
int main(void)
{
    int n = 100;
    csr m = { n, 3 * n, malloc((n + 1) * sizeof(int)), malloc(3 * n * sizeof(int)), malloc(3 * n * sizeof(double)) };
    double *x = malloc(n * sizeof *x), *y = malloc(n * sizeof *y);
    int pos = 0;
    for (int i = 0; i < n; i++) {
        m.rowptr[i] = pos;
        for (int c = i - 1; c <= i + 1; c++)
            if (c >= 0 && c < n) {
                m.col[pos] = c;
                m.val[pos++] = c == i ? 2 : -1;
            }
        x[i] = i;
    }
    m.rowptr[n] = pos;
    scale_rows(&m, x);
    spmv(&m, x, y);
    printf("%f\n", y[n / 2]);
    return 0;
}
