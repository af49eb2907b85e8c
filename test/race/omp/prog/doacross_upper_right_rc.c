// the wavefront lacks the sink of the upper right neighbour
// flags: -fopenmp
#include <stdio.h>
#define N 100
int g[N][N];
int main(void)
{
#pragma omp parallel for ordered(2)
    for (int i = 1; i < N; i++)
        for (int j = 1; j < N - 1; j++) {
#pragma omp ordered depend(sink : i - 1, j) depend(sink : i, j - 1)
            g[i][j] = g[i - 1][j + 1] + g[i][j - 1]; // RACE!
#pragma omp ordered depend(source)
        }
    printf("%d\n", g[3][3]);
    return 0;
}
