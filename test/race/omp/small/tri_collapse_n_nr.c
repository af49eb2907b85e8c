// Collapsed loops over a triangle of a size that is given
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
static void mirror(int n, double *m)
{
#pragma omp parallel for collapse(2)
    for (int i = 0; i < n; i++)
        for (int j = 0; j < i; j++)
            m[j * n + i] = m[i * n + j]; // NORACE
}
int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 50;
    double *m = calloc(n * n, sizeof *m);
    mirror(n, m);
    printf("%f\n", m[3]);
    free(m);
    return 0;
}
