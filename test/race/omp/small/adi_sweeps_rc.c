// The sweep over the columns runs in parallel over the direction that carries the recurrence.
// flags: -fopenmp
#include <stdio.h>
#define N 100
static double u[N][N];

int main(void)
{
    int i, j;
#pragma omp parallel for private(j)
    for (i = N - 2; i >= 1; i--)
        for (j = 1; j < N - 1; j++)
            u[i][j] = 0.5 * u[i + 1][j] + 0.25 * u[i][j]; // RACE!
    printf("%f\n", u[5][5]);
    return 0;
}
