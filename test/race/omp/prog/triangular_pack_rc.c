// rows of a packed triangle that overlap
// flags: -fopenmp
#include <stdio.h>

#define N 50
static double full[N][N], packed[N * (N + 1)];

int main(void)
{
    int i, j;
#pragma omp parallel for private(j)
    for (i = 0; i < N; i++)
        for (j = 0; j <= i; j++)
            full[i][j] = full[j][i] = i * 0.5 + j;
#pragma omp parallel for private(j) schedule(guided)
    for (i = 0; i < N; i++)
        for (j = 0; j <= i; j++)
            packed[i * (i - 1) / 2 + j] = full[i][j]; // RACE!
    printf("%f\n", packed[N]);
    return 0;
}
