// Gauss-Seidel in place: neighbours are written by other threads
// flags: -fopenmp
#include <stdio.h>
#define N 64
static double g[N + 2][N + 2];
int main(void)
{
    for (int i = 0; i < N + 2; i++)
        g[i][0] = 1; // NORACE
#pragma omp parallel for
    for (int i = 1; i <= N; i++)
        for (int j = 1; j <= N; j++)
            g[i][j] = (g[i - 1][j] + g[i + 1][j] + g[i][j - 1] + g[i][j + 1]) / 4; // RACE!
    printf("%f\n", g[N / 2][1]); // NORACE
    return 0;
}
