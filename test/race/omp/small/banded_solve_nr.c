// Many independent banded systems, one for each iteration, in one flat array
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
static void thomas(const double *a, const double *b, const double *c, double *d, double *cp, int n)
{
    cp[0] = c[0] / b[0];
    d[0] = d[0] / b[0];
    for (int i = 1; i < n; i++) {
        double m = 1.0 / (b[i] - a[i] * cp[i - 1]);
        cp[i] = c[i] * m;
        d[i] = (d[i] - a[i] * d[i - 1]) * m;
    }
    for (int i = n - 2; i >= 0; i--)
        d[i] -= cp[i] * d[i + 1]; // NORACE
}
int main(void)
{
    int n = 64, sys = 100;
    double a[64], b[64], c[64];
    double *d = malloc(sizeof *d * n * sys);
    for (int i = 0; i < n; i++)
        a[i] = -1, b[i] = 4, c[i] = -1;
    for (int i = 0; i < n * sys; i++)
        d[i] = i % 10;
#pragma omp parallel for
    for (int s = 0; s < sys; s++) {
        double cp[64];
        thomas(a, b, c, d + s * n, cp, n);
    }
    printf("%f\n", d[100]);
    free(d);
    return 0;
}
