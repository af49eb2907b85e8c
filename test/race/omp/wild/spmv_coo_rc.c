// sparse matrix in triplets: two entries of a row go to the same element of the result
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

typedef struct {
    int row, col;
    double val;
} entry;

int main(void)
{
    int n = 300, nnz = 0;
    entry *e = malloc(3 * n * sizeof(entry));
    double *x = malloc(n * sizeof(double)), *y = calloc(n, sizeof(double));

    for (int i = 0; i < n; i++) {
        x[i] = i;
        for (int j = i - 1; j <= i + 1; j++)
            if (j >= 0 && j < n)
                e[nnz++] = (entry){i, j, 1.0};
    }
#pragma omp parallel for schedule(static, 1)
    for (int k = 0; k < nnz; k++)
        y[e[k].row] += e[k].val * x[e[k].col]; // RACE!
    printf("%f\n", y[10]);
    free(e);
    free(x);
    free(y);
    return 0;
}
