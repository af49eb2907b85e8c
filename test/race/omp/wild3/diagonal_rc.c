// anti-diagonal elements: the other diagonal is read
// flags: -fopenmp
#include <stdio.h>
#define N 200
int m[N][N];
int main(void)
{
#pragma omp parallel for
    for (int i = 0; i < N; i++)
        m[i][i] = m[N - 1 - i][N - 1 - i] + 1; // RACE!
    printf("%d\n", m[3][3]);
    return 0;
}
