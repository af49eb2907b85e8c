// three-dimensional stencil through pointers to arrays
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
#define N 24
typedef double cube[N][N][N];
static void sweep(cube *restrict dst, cube *restrict src)
{
#pragma omp parallel for collapse(2) schedule(static)
    for (int i = 1; i < N - 1; i++)
        for (int j = 1; j < N - 1; j++)
            for (int k = 1; k < N - 1; k++)
                (*dst)[i][j][k] = ((*src)[i - 1][j][k] + (*src)[i + 1][j][k] + (*src)[i][j][k - 1]) / 3;
}
int main(void)
{
    cube *a = calloc(1, sizeof *a), *b = calloc(1, sizeof *b);
    (*a)[3][3][3] = 1;
    for (int t = 0; t < 10; t++) {
        sweep(b, a);
        sweep(a, b);
    }
    printf("%f\n", (*a)[3][3][3]);
    return 0;
}
