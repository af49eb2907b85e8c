// transposes in place, both halves
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
        for (int j = 0; j < N; j++) {
            int t = m[i][j]; // RACE!
            m[i][j] = m[j][i]; // RACE!
            m[j][i] = t; // RACE!
        }
    printf("%d\n", m[3][7]);
    return 0;
}
