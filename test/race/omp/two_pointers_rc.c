// two names for overlapping parts of one array
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

static void shift(double *to, const double *from, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        to[i] = from[i] * 0.5; // RACE!
}

int main(void)
{
    int n = 300;
    double *x = malloc((n + 1) * sizeof(double));

    for (int i = 0; i <= n; i++)
        x[i] = i;
    shift(x + 1, x, n);
    printf("%f\n", x[n]);
    free(x);
    return 0;
}
