// one-dimensional smoothing in place
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

static void smooth(double *x, int n)
{
#pragma omp parallel for
    for (int i = 1; i < n - 1; i++)
        x[i] = (x[i - 1] + x[i] + x[i + 1]) / 3.0; // RACE!
}

int main(void)
{
    int n = 1000;
    double *x = malloc(n * sizeof *x);
    for (int i = 0; i < n; i++)
        x[i] = i % 17;
    for (int s = 0; s < 10; s++)
        smooth(x, n);
    printf("%f\n", x[n / 2]);
    free(x);
    return 0;
}
