// Tables of rows that change places by way of a third variable.
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
double **old, **cur, **spare;
static void make(int n)
{
    old = malloc(n * sizeof *old);
    cur = malloc(n * sizeof *cur);
    for (int i = 0; i < n; i++) {
        old[i] = calloc(n, sizeof **old);
        cur[i] = calloc(n, sizeof **cur);
    }
}
static void step(int n)
{
#pragma omp parallel for
    for (int i = 1; i < n - 1; i++)
        for (int j = 1; j < n - 1; j++)
            cur[i][j] = (old[i - 1][j] + old[i + 1][j]) / 2;
    spare = old;
    old = cur;
    cur = spare;
}
int main(void)
{
    make(100);
    for (int k = 0; k < 10; k++) step(100);
    printf("%f\n", old[3][3]);
    return 0;
}
