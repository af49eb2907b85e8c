// Gauss-Seidel in anti-diagonals of blocks
// flags: -fopenmp
#include <stdio.h>
#define N 130
#define B 16
#define NB ((N - 2) / B)
static double g[N][N];
static void block(int bi, int bj)
{
    for (int i = 1 + bi * B; i < 1 + (bi + 1) * B; i++)
        for (int j = 1 + bj * B; j < 1 + (bj + 1) * B; j++)
            g[i][j] = 0.25 * (g[i - 1][j] + g[i + 1][j] + g[i][j - 1] + g[i][j + 1]);
}
int main(void)
{
    for (int i = 0; i < N; i++)
        g[i][0] = g[0][i] = 1;
    for (int d = 0; d < 2 * NB - 1; d++) {
#pragma omp parallel for
        for (int bi = d < NB ? 0 : d - NB + 1; bi <= (d < NB ? d : NB - 1); bi++)
            block(bi, d - bi);
    }
    printf("%f\n", g[N / 2][N / 2]);
    return 0;
}
