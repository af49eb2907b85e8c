// In-place transposition over the upper triangle.
// flags: -fopenmp
#include <stdio.h>

#define N 100
static int m[N][N];

int main(void)
{
#pragma omp parallel for schedule(guided)
    for (int i = 0; i < N; i++)
        for (int j = i + 1; j < N; j++) {
            int t = m[i][j];
            m[i][j] = m[j][i];
            m[j][i] = t;
        }
    printf("%d\n", m[3][4]);
    return 0;
}
