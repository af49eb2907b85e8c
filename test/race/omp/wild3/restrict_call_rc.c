// one array given to a function twice
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
static void shift(double *dst, const double *src, int n)
{
#pragma omp parallel for
    for (int i = 1; i < n; i++)
        dst[i] = src[i - 1] + src[i]; // RACE!
}
int main(void)
{
    int n = 1000;
    double *p = malloc(n * sizeof *p);
    for (int i = 0; i < n; i++)
        p[i] = i;
    shift(p, p, n);
    printf("%f\n", p[n - 1]);
    free(p);
    return 0;
}
