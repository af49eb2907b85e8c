// The same grid, made from its own row before.
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
int main(int argc, char **argv)
{
    int n = atoi(argv[1]);
    double *t = calloc((n + 2) * (n + 2), 8);
#pragma omp parallel for
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= n; j++)
            t[i * (n + 2) + j] = t[(i - 1) * (n + 2) + j] + 1; // RACE!
    printf("%f\n", t[5]);
    return 0;
}
