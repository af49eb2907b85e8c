// only the outer loop is parallel
// flags: -fopenmp
#include <stdio.h>
#define N 64

int main(void)
{
    static int t[N][N];
#pragma omp parallel for
    for (int i = 0; i < N; i++)
        for (int j = 1; j < N; j++)
            t[i][j] = t[i][j - 1] + 1; // NORACE
    printf("%d\n", t[3][3]);
    return 0;
}
