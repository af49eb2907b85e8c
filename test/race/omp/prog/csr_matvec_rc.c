// rows that share an element with the next one
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

struct csr {
    int n;
    int *rowptr, *col;
    double *val;
};

static void matvec(const struct csr *m, const double *x, double *y)
{
#pragma omp parallel for schedule(static, 8)
    for (int i = 0; i < m->n; i++) {
        double s = 0;
        for (int k = m->rowptr[i]; k < m->rowptr[i + 1]; k++)
            s += m->val[k] * x[m->col[k]];
        y[i] = s;
    }
}

static void scale_rows(struct csr *m, const double *d)
{
#pragma omp parallel for
    for (int i = 0; i < m->n; i++)
        for (int k = m->rowptr[i]; k <= m->rowptr[i + 1]; k++)
            m->val[k] *= d[i]; // RACE!
}

int main(void)
{
    struct csr m = {.n = 100};
    m.rowptr = malloc((m.n + 1) * sizeof(int));
    m.col = malloc(3 * m.n * sizeof(int));
    m.val = malloc(3 * m.n * sizeof(double));
    double *x = malloc(m.n * sizeof(double)), *y = malloc(m.n * sizeof(double));
    int k = 0;
    for (int i = 0; i < m.n; i++) {
        m.rowptr[i] = k;
        x[i] = 1.0 + i;
        for (int j = i - 1; j <= i + 1; j++)
            if (j >= 0 && j < m.n) {
                m.col[k] = j;
                m.val[k++] = 1.0;
            }
    }
    m.rowptr[m.n] = k;
    scale_rows(&m, x);
    matvec(&m, x, y);
    printf("%f\n", y[50]);
    return 0;
}
