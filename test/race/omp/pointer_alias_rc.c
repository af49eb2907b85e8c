// source and destination are two views of one array
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

#define N 500

static void shift(double *to, const double *from, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        to[i] = from[i] * 0.9; // RACE!
}

int main(void)
{
    double *x = calloc(N + 1, sizeof(*x));
    double *y = calloc(N + 1, sizeof(*y));

    if (!x || !y)
        return 1;
    shift(x, x + 1, N);
    printf("%g\n", x[0]); // NORACE
    free(x);
    free(y);
    return 0;
}
