// taskloop over two loops: the row total is added to by tasks that may share a row
// flags: -fopenmp
#include <stdio.h>

#define R 16
#define C 64

int main(void)
{
    static int m[R][C], total[R];

    for (int i = 0; i < R; i++)
        for (int j = 0; j < C; j++)
            m[i][j] = i + j;
#pragma omp parallel
#pragma omp single
#pragma omp taskloop collapse(2) grainsize(8)
    for (int i = 0; i < R; i++)
        for (int j = 0; j < C; j++)
            total[i] += m[i][j]; // RACE!
    printf("%d\n", total[3]);
    return 0;
}
