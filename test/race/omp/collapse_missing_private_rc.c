// a nest of three loops, two collapsed: the third index is shared
// flags: -fopenmp
#include <stdio.h>

#define N 20

static int t[N][N][N];

int main(void)
{
    int i, j, k;

#pragma omp parallel for collapse(2)
    for (i = 0; i < N; i++)
        for (j = 0; j < N; j++)
            for (k = 0; k < N; k++) // RACE!
                t[i][j][k] = i * j + k; // RACE!
    printf("%d\n", t[3][4][5]);
    return 0;
}
