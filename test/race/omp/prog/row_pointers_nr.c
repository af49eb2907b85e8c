// contiguous block with a table of row pointers
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
static double **alloc2d(int rows, int cols)
{
    double *block = malloc(rows * cols * sizeof *block);
    double **m = malloc(rows * sizeof *m);
    for (int i = 0; i < rows; i++) m[i] = &block[i * cols];
    return m;
}
int main(void)
{
    int rows = 40, cols = 60;
    double **a = alloc2d(rows, cols), **b = alloc2d(rows, cols);
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < cols; j++) a[i][j] = i + j, b[i][j] = 0;
#pragma omp parallel for
    for (int i = 1; i < rows - 1; i++)
        for (int j = 1; j < cols - 1; j++)
            b[i][j] = 0.25 * (a[i - 1][j] + a[i + 1][j] + a[i][j - 1] + a[i][j + 1]);
    printf("%f\n", b[3][3]);
    return 0;
}
