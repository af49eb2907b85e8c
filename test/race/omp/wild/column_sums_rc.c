// sums of columns while rows are distributed
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

static void column_sums(int rows, int cols, const double *m, double *sum)
{
#pragma omp parallel for
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < cols; j++)
            sum[j] += m[i * cols + j]; // RACE!
}

int main(void)
{
    int r = 200, c = 30;
    double *m = malloc(sizeof(double) * r * c), *s = calloc(c, sizeof(double));

    for (int i = 0; i < r * c; i++)
        m[i] = i % 11;
    column_sums(r, c, m, s);
    printf("%f\n", s[5]);
    free(m);
    free(s);
    return 0;
}
