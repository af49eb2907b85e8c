// Conjugate gradients in one parallel region, vectors shared out statically.
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

static void laplace(const double *x, double *y, int n)
{
#pragma omp for
    for (int i = 0; i < n; i++) {
        double left = i > 0 ? x[i - 1] : 0.0;
        double right = i + 1 < n ? x[i + 1] : 0.0;
        y[i] = 2.0 * x[i] - left - right;
    }
}

int main(void)
{
    int n = 400;
    double *x = calloc(n, sizeof *x), *r = malloc(n * sizeof *r), *p = malloc(n * sizeof *p),
           *q = malloc(n * sizeof *q);
    double rr = 0, pq = 0, rr_new = 0;
#pragma omp parallel
    {
#pragma omp for reduction(+ : rr)
        for (int i = 0; i < n; i++) {
            r[i] = p[i] = 1.0;
            rr += r[i] * r[i];
        }
        for (int it = 0; it < 50; it++) {
#pragma omp single
            pq = rr_new = 0;
            laplace(p, q, n);
#pragma omp for reduction(+ : pq)
            for (int i = 0; i < n; i++)
                pq += p[i] * q[i];
            double alpha = rr / pq;
#pragma omp for reduction(+ : rr_new)
            for (int i = 0; i < n; i++) {
                x[i] += alpha * p[i];
                r[i] -= alpha * q[i];
                rr_new += r[i] * r[i];
            }
            double beta = rr_new / rr;
#pragma omp for
            for (int i = 0; i < n; i++)
                p[i] = r[i] + beta * p[i];
#pragma omp single
            rr = rr_new;
        }
    }
    printf("%g\n", rr);
    free(x);
    free(r);
    free(p);
    free(q);
    return 0;
}
