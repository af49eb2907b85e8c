// A row is smoothed in place, each cell from its left neighbour.
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

#define N 4096

static void smooth(double *row, int n)
{
    int i;
#pragma omp parallel for schedule(static)
    for (i = 1; i < n; i++)
        row[i] = 0.5 * (row[i] + row[i - 1]); // RACE!
}

int main(void)
{
    double *row = malloc(N * sizeof(*row));
    for (int i = 0; i < N; i++)
        row[i] = i % 7;
    smooth(row, N);
    printf("%f\n", row[N - 1]);
    free(row);
    return 0;
}
