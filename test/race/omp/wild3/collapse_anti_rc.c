// both loops are one: a neighbour in the inner direction races, too
// flags: -fopenmp
#include <stdio.h>
#define N 100
double a[N][N];
int main(void)
{
#pragma omp parallel for collapse(2)
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N - 1; j++)
            a[i][j] += a[i][j + 1]; // RACE!
    printf("%f\n", a[10][10]);
    return 0;
}
