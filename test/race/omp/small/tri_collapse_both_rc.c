// A triangle with its diagonal's neighbours: (i, j) and (j, i) both run, each writes both
// flags: -fopenmp
#include <stdio.h>
#define N 120
static double d[N][N];
int main(void)
{
#pragma omp parallel for collapse(2)
    for (int i = 0; i < N; i++)
        for (int j = 0; j < i + 2; j++) {
            d[i][j % N] = i + j; // RACE!
            d[j % N][i] = i - j; // RACE!
        }
    printf("%f\n", d[2][3]);
    return 0;
}
