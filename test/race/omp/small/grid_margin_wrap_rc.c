// A flat grid with a margin, the loop over a row being one too long.
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
int main(int argc, char **argv)
{
    int n = atoi(argv[1]);
    double *t = calloc((n + 4) * (n + 4), 8);
#pragma omp parallel for
    for (int i = 1; i <= n; i++)
        for (int j = 0; j <= n + 2; j++)
            t[i * (n + 2) + j] += 1; // RACE!
    printf("%f\n", t[5]);
    return 0;
}
