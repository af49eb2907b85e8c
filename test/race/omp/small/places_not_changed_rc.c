// Variables that are to change places, in the wrong order: both are the same afterwards.
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
double *old, *cur, *spare;
int main(void)
{
    int n = 1000;
    old = calloc(n, sizeof *old);
    cur = calloc(n, sizeof *cur);
    for (int k = 0; k < 10; k++) {
#pragma omp parallel for
        for (int i = 1; i < n - 1; i++)
            cur[i] = (old[i - 1] + old[i + 1]) / 2; // RACE!
        old = cur;
        spare = old;
        cur = spare;
    }
    printf("%f\n", old[3]);
    return 0;
}
