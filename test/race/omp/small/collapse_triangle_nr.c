// Two loops made one, the inner one as long as the outer one says.
// flags: -fopenmp
#include <stdio.h>

#define N 50

static double c[N][N];

int main(void)
{
#pragma omp parallel for collapse(2)
    for (int i = 0; i < N; i++)
        for (int j = i; j < N; j++)
            c[i][j] = i + j; // NORACE
    printf("%g\n", c[3][4]);
    return 0;
}
