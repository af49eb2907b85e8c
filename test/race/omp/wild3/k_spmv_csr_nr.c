// sparse matrix in a record, product and norm
// flags: -fopenmp
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
// link: -lm
struct csr {
    int n, *row, *col;
    double *val;
};
static struct csr *laplace(int n)
{
    struct csr *m = malloc(sizeof *m);
    m->n = n;
    m->row = malloc((n + 1) * sizeof(int));
    m->col = malloc(3 * n * sizeof(int));
    m->val = malloc(3 * n * sizeof(double));
    int k = 0;
    for (int i = 0; i < n; i++) {
        m->row[i] = k;
        for (int j = i > 0 ? i - 1 : 0; j <= i + 1 && j < n; j++) {
            m->col[k] = j;
            m->val[k++] = i == j ? 2 : -1;
        }
    }
    m->row[n] = k;
    return m;
}
static double step(struct csr *m, double *x, double *y)
{
    double norm = 0;
#pragma omp parallel
    {
#pragma omp for schedule(guided)
        for (int i = 0; i < m->n; i++) {
            double s = 0;
            for (int k = m->row[i]; k < m->row[i + 1]; k++)
                s += m->val[k] * x[m->col[k]];
            y[i] = s;
        }
#pragma omp for reduction(+ : norm)
        for (int i = 0; i < m->n; i++)
            norm += y[i] * y[i];
#pragma omp for
        for (int i = 0; i < m->n; i++)
            x[i] = y[i] / sqrt(norm);
    }
    return sqrt(norm);
}
int main(void)
{
    struct csr *m = laplace(1000);
    double *x = malloc(m->n * sizeof *x), *y = malloc(m->n * sizeof *y), l = 0;
    for (int i = 0; i < m->n; i++)
        x[i] = 1;
    for (int k = 0; k < 20; k++)
        l = step(m, x, y);
    printf("%f\n", l);
    return 0;
}
