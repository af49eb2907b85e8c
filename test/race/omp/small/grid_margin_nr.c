// A flat grid with a margin: rows are n + 2 long.
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
int main(int argc, char **argv)
{
    int n = atoi(argv[1]);
    double *t = calloc((n + 2) * (n + 2), 8), *u = calloc((n + 2) * (n + 2), 8);
    for (int k = 0; k < 10; k++) {
#pragma omp parallel for
        for (int i = 1; i <= n; i++)
            for (int j = 1; j <= n; j++)
                t[i * (n + 2) + j] = u[(i - 1) * (n + 2) + j] + u[(i + 1) * (n + 2) + j];
#pragma omp parallel for collapse(2)
        for (int i = 1; i <= n; i++)
            for (int j = 1; j <= n; j++)
                u[i * (n + 2) + j] = t[i * (n + 2) + j];
    }
    printf("%f\n", t[5]);
    return 0;
}
