// tasks of neighbouring blocks share a border
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

static void fill(double *x, int from, int to, double v)
{
    for (int i = from; i < to; i++)
        x[i] = v; // RACE!
}

int main(int argc, char **argv)
{
    int n = 4096, bs = 256;
    double *x = malloc((n + bs) * sizeof(double));
#pragma omp parallel
#pragma omp single
    {
        for (int b = 0; b < n; b += bs) {
#pragma omp task firstprivate(b)
            fill(x, b, b + bs + 1, b);
        }
#pragma omp taskwait
    }
    printf("%f\n", x[0]);
    free(x);
    return 0;
}
