// a wavefront without waiting for the left neighbour's row
// flags: -fopenmp
#include <stdio.h>
#define N 100

static int g[N][N];

int main(void)
{
    for (int i = 0; i < N; i++)
        g[i][0] = g[0][i] = 1;
#pragma omp parallel for
    for (int i = 1; i < N; i++)
        for (int j = 1; j < N; j++) {
            g[i][j] = (g[i - 1][j] + g[i][j - 1]) % 1000; // RACE!
        }
    printf("%d\n", g[N - 1][N - 1]);
    return 0;
}
