// Dot product without reduction clause, through pointers.
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

void dot(const double *x, const double *y, int n, double *out)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        *out += x[i] * y[i]; // RACE!
}

int main(void)
{
    int n = 1 << 12;
    double *x = malloc(sizeof(double) * n), *y = malloc(sizeof(double) * n), r = 0;
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        x[i] = 1.0;
        y[i] = 2.0;
    }
    dot(x, y, n, &r);
    printf("%g\n", r);
    free(x);
    free(y);
    return 0;
}
