// conjugate gradient with a sparse matrix in rows, dot products as reductions in one region
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

struct csr {
    int n;
    int *ptr, *col;
    double *val;
};

static struct csr laplace(int n)
{
    struct csr m = {n, malloc((n + 1) * sizeof(int)), malloc(3 * n * sizeof(int)),
                    malloc(3 * n * sizeof(double))};
    int k = 0;
    for (int i = 0; i < n; i++) {
        m.ptr[i] = k;
        for (int j = i - 1; j <= i + 1; j++)
            if (j >= 0 && j < n) {
                m.col[k] = j;
                m.val[k++] = i == j ? 2.0 : -1.0;
            }
    }
    m.ptr[n] = k;
    return m;
}

static void spmv(const struct csr *m, const double *x, double *y)
{
#pragma omp for schedule(guided)
    for (int i = 0; i < m->n; i++) {
        double sum = 0;
        for (int k = m->ptr[i]; k < m->ptr[i + 1]; k++)
            sum += m->val[k] * x[m->col[k]];
        y[i] = sum;
    }
}

int main(void)
{
    int n = 500;
    struct csr m = laplace(n);
    double *x = calloc(n, sizeof(double)), *r = malloc(n * sizeof(double));
    double *p = malloc(n * sizeof(double)), *q = malloc(n * sizeof(double));
    double rho = 0, pq = 0, rho_new = 0;

    for (int i = 0; i < n; i++)
        r[i] = p[i] = 1.0;
    for (int i = 0; i < n; i++)
        rho += r[i] * r[i];
#pragma omp parallel
    for (int it = 0; it < 25; it++) {
        spmv(&m, p, q);
#pragma omp for reduction(+ : pq)
        for (int i = 0; i < n; i++)
            pq += p[i] * q[i];
        double alpha = rho / pq;
#pragma omp for reduction(+ : rho_new)
        for (int i = 0; i < n; i++) {
            x[i] += alpha * p[i];
            r[i] -= alpha * q[i];
            rho_new += r[i] * r[i];
        }
        double beta = rho_new / rho;
#pragma omp for
        for (int i = 0; i < n; i++)
            p[i] = r[i] + beta * p[i];
#pragma omp single
        {
            rho = rho_new;
            rho_new = 0;
            pq = 0;
        }
    }
    printf("%g\n", rho);
    return 0;
}
