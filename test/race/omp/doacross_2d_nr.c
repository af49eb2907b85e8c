// a wavefront with both sinks
// flags: -fopenmp
#include <stdio.h>
#define N 100

static int g[N][N];

int main(void)
{
    for (int i = 0; i < N; i++)
        g[i][0] = g[0][i] = 1;
#pragma omp parallel for ordered(2)
    for (int i = 1; i < N; i++)
        for (int j = 1; j < N; j++) {
#pragma omp ordered depend(sink : i - 1, j) depend(sink : i, j - 1)
            g[i][j] = (g[i - 1][j] + g[i][j - 1]) % 1000; // NORACE
#pragma omp ordered depend(source)
        }
    printf("%d\n", g[N - 1][N - 1]);
    return 0;
}
