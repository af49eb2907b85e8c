// a grid of variable size, two levels
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
static void sweep(int n, double (*restrict to)[n], double (*restrict from)[n])
{
#pragma omp parallel for collapse(2)
    for (int i = 1; i < n - 1; i++)
        for (int j = 1; j < n - 1; j++)
            to[i][j] = 0.25 * (from[i - 1][j] + from[i + 1][j] + from[i][j - 1] + from[i][j + 1]);
}
int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 128;
    double (*t0)[n] = calloc(n, sizeof *t0), (*t1)[n] = calloc(n, sizeof *t1);
    for (int i = 0; i < n; i++)
        t0[i][0] = t1[i][0] = 100;
    for (int s = 0; s < 50; s++) {
        sweep(n, t1, t0);
        sweep(n, t0, t1);
    }
    printf("%f\n", t0[n / 2][n / 2]);
    free(t0);
    free(t1);
    return 0;
}
