// a stencil that updates its array in place
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char *argv[])
{
    int n = argc > 1 ? atoi(argv[1]) : 1000;
    double *u = malloc(n * sizeof(double));
    double *v = malloc(n * sizeof(double));

    for (int i = 0; i < n; i++)
        u[i] = v[i] = i * 0.5;
#pragma omp parallel for
    for (int i = 1; i < n - 1; i++)
        u[i] = (u[i - 1] + u[i] + u[i + 1]) / 3.0; // RACE!
    printf("%f %f\n", u[n / 2], v[n / 2]);
    free(u);
    free(v);
    return 0;
}
