// tiled loop in a parallel region
// flags: -fopenmp -fopenmp-version=51
#include <stdio.h>
#define N 64
float a[N][N], b[N][N];
int main(void)
{
#pragma omp parallel for
#pragma omp tile sizes(8, 8)
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            a[i][j] = b[j][i];
    printf("%f\n", a[3][3]);
    return 0;
}
