// transposes in place, the upper half only
// flags: -fopenmp
#include <stdio.h>

#define N 100

static int m[N][N];

int main(void)
{
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            m[i][j] = i * N + j;
#pragma omp parallel for
    for (int i = 0; i < N; i++)
        for (int j = i + 1; j < N; j++) {
            int t = m[i][j]; // NORACE
            m[i][j] = m[j][i]; // NORACE
            m[j][i] = t; // NORACE
        }
    printf("%d\n", m[3][7]);
    return 0;
}
