// two arrays given to a function
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
static void shift(double *restrict dst, const double *restrict src, int n)
{
#pragma omp parallel for
    for (int i = 1; i < n; i++)
        dst[i] = src[i - 1] + src[i];
}
int main(void)
{
    int n = 1000;
    double *p = malloc(n * sizeof *p), *q = malloc(n * sizeof *q);
    for (int i = 0; i < n; i++)
        p[i] = q[i] = i;
    shift(p, q, n);
    shift(q, p, n);
    printf("%f\n", q[n - 1]);
    free(p);
    free(q);
    return 0;
}
