// Sparse matrix in ELLPACK form, columns of the structure contiguous.
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

struct ell {
    int rows, width;
    int *col;
    double *val;
};

static void spmv(const struct ell *a, const double *x, double *y)
{
#pragma omp parallel for schedule(static)
    for (int r = 0; r < a->rows; r++) {
        double acc = 0.0;
        for (int k = 0; k < a->width; k++) {
            int c = a->col[k * a->rows + r];
            if (c >= 0)
                acc += a->val[k * a->rows + r] * x[c];
        }
        y[r] = acc;
    }
}

int main(void)
{
    struct ell a = {100, 3, malloc(300 * sizeof(int)), malloc(300 * sizeof(double))};
    double *x = malloc(100 * sizeof *x), *y = malloc(100 * sizeof *y), *t;
    for (int r = 0; r < 100; r++) {
        for (int k = 0; k < 3; k++) {
            int c = r + k - 1;
            a.col[k * 100 + r] = c >= 0 && c < 100 ? c : -1;
            a.val[k * 100 + r] = k == 1 ? 2.0 : -1.0;
        }
        x[r] = 1.0;
    }
    for (int it = 0; it < 4; it++) {
        spmv(&a, x, y);
        t = x;
        x = y;
        y = t;
    }
    printf("%f\n", x[50]);
    free(a.col);
    free(a.val);
    free(x);
    free(y);
    return 0;
}
