// transposed sparse matrix times vector: columns are written by several rows
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
typedef struct {
    int n, nnz;
    int *rowptr, *col;
    double *val;
} csr;
static void spmv_t(const csr *m, const double *x, double *y)
{
    int i, k;
#pragma omp parallel for private(k) schedule(guided)
    for (i = 0; i < m->n; i++)
        for (k = m->rowptr[i]; k < m->rowptr[i + 1]; k++)
            y[m->col[k]] += m->val[k] * x[i]; // RACE!
}
int main(void)
{
    int n = 100;
    csr m = { n, 3 * n, malloc((n + 1) * sizeof(int)), malloc(3 * n * sizeof(int)), malloc(3 * n * sizeof(double)) };
    double *x = malloc(n * sizeof *x), *y = calloc(n, sizeof *y);
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
    spmv_t(&m, x, y);
    printf("%f\n", y[n / 2]);
    return 0;
}
