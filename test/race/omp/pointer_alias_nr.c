// source and destination are two arrays
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

#define N 500

static void shift(double *to, const double *from, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        to[i] = from[i] * 0.9; // NORACE
}

int main(void)
{
    double *x = calloc(N + 1, sizeof(*x));
    double *y = calloc(N + 1, sizeof(*y));

    if (!x || !y)
        return 1;
    shift(x, y + 1, N);
    printf("%g\n", x[0]); // NORACE
    free(x);
    free(y);
    return 0;
}
