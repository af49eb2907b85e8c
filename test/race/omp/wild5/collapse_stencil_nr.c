// Red-black sweep over a grid, collapsed
// flags: -fopenmp
#include <stdio.h>
#define N 64
static double g[N + 2][N + 2];
int main(void)
{
    for (int i = 0; i < N + 2; i++)
        g[i][0] = 1;
    for (int it = 0; it < 10; it++)
        for (int color = 0; color < 2; color++) {
#pragma omp parallel for collapse(2)
            for (int i = 1; i <= N; i++)
                for (int j = 1; j <= N; j++)
                    if ((i + j) % 2 == color)
                        g[i][j] = (g[i - 1][j] + g[i + 1][j] + g[i][j - 1] + g[i][j + 1]) / 4; // NORACE
        }
    printf("%f\n", g[N / 2][1]); // NORACE
    return 0;
}
