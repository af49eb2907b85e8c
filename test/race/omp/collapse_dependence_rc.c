// collapsed loops with a dependence between rows
// flags: -fopenmp
#include <stdio.h>

#define R 60
#define C 80

int main(void)
{
    static double m[R][C], r[R][C];

    for (int i = 0; i < R; i++)
        for (int j = 0; j < C; j++)
            m[i][j] = i ^ j;
#pragma omp parallel for collapse(2) schedule(static)
    for (int i = 0; i < R - 1; i++)
        for (int j = 0; j < C; j++)
            m[i][j] += m[i + 1][j]; // RACE!
    printf("%f %f\n", m[1][1], r[1][1]);
    return 0;
}
