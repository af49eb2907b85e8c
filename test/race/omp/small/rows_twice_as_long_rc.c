// Rows of n elements, worked on as if they had 2n.
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
int main(int argc, char **argv)
{
    int n = argc + 20;
    double *m = calloc((n + 2) * n, sizeof *m);
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        for (int k = 0; k < 2 * n; k++) m[i * n + k] += 1; // RACE!
    printf("%f\n", m[3]);
    return 0;
}
