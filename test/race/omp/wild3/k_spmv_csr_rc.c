// transposed product: several rows add to one element
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
struct csr {
    int n, *row, *col;
    double *val;
};
static void transposed(struct csr *m, const double *x, double *y)
{
#pragma omp parallel for
    for (int i = 0; i < m->n; i++)
        y[i] = 0;
#pragma omp parallel for
    for (int i = 0; i < m->n; i++)
        for (int k = m->row[i]; k < m->row[i + 1]; k++)
            y[m->col[k]] += m->val[k] * x[i]; // RACE!
}
int main(void)
{
    int n = 100;
    struct csr m = { n, malloc((n + 1) * sizeof(int)), malloc(2 * n * sizeof(int)), malloc(2 * n * sizeof(double)) };
    for (int i = 0; i <= n; i++)
        m.row[i] = 2 * i;
    for (int k = 0; k < 2 * n; k++) {
        m.col[k] = (k * 7) % n;
        m.val[k] = k;
    }
    double *x = calloc(n, sizeof *x), *y = calloc(n, sizeof *y);
    transposed(&m, x, y);
    printf("%f\n", y[3]);
    return 0;
}
