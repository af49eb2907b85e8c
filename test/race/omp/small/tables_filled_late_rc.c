// Rows are put into tables that have changed places already.
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
double **old, **cur, **spare;
static void step(int n, int k)
{
    if (k == 0)
        for (int i = 0; i < n; i++) old[i] = calloc(n, sizeof **old);
    if (k < 2)
        for (int i = 0; i < n; i++) cur[i] = old[i] ? old[i] : calloc(n, sizeof **cur);
#pragma omp parallel for
    for (int i = 1; i < n - 1; i++)
        for (int j = 1; j < n - 1; j++)
            cur[i][j] = (old[i - 1][j] + old[i + 1][j]) / 2; // RACE!
    spare = old;
    old = cur;
    cur = spare;
}
int main(void)
{
    old = calloc(100, sizeof *old);
    cur = calloc(100, sizeof *cur);
    for (int k = 0; k < 10; k++) step(100, k);
    printf("%f\n", old[3][3]);
    return 0;
}
