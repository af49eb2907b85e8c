// Gauss-Seidel in place, rows in parallel
// flags: -fopenmp
#include <stdio.h>
#define N 130
static double g[N][N];
static void relax(int i)
{
    for (int j = 1; j < N - 1; j++)
        g[i][j] = 0.25 * (g[i - 1][j] + g[i + 1][j] + g[i][j - 1] + g[i][j + 1]); // RACE!
}
int main(void)
{
    for (int i = 0; i < N; i++)
        g[i][0] = g[0][i] = 1;
#pragma omp parallel for schedule(static, 4)
    for (int i = 1; i < N - 1; i++)
        relax(i);
    printf("%f\n", g[N / 2][N / 2]);
    return 0;
}
