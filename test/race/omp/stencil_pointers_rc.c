// in and out are the same array
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

static void step(double *out, const double *in, int n)
{
#pragma omp parallel for
    for (int i = 1; i < n - 1; i++)
        out[i] = (in[i - 1] + in[i] + in[i + 1]) / 3.0; // RACE!
}

int main(void)
{
    int n = 1000;
    double *a = calloc(n, sizeof(double)), *b = calloc(n, sizeof(double));
    a[n / 2] = 100;
    for (int t = 0; t < 50; t++) {
        step(a, a, n);
    }
    printf("%f\n", a[n / 2]);
    free(a);
    free(b);
    return 0;
}
