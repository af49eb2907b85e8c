// transposes by blocks: the source is another matrix
// flags: -fopenmp
#include <stdio.h>

#define N 50

static int d[N][N], e[N][N];

int main(void)
{
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            d[i][j] = (i * 13 + j * 7) % 50 + 1;
#pragma omp parallel for
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            e[j][i] = d[i][j]; // NORACE
    printf("%d %d\n", d[3][4], e[3][4]);
    return 0;
}
