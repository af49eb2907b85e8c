// triangular with packed storage and dynamic schedule
// flags: -fopenmp
#include <stdio.h>
#define N 64
static double p[N * (N + 1) / 2], full[N][N];
int main(void)
{
#pragma omp parallel for schedule(dynamic)
    for (int i = 0; i < N; i++)
        for (int j = 0; j <= i; j++)
            p[i * (i + 1) / 2 + j] = i * j;
#pragma omp parallel for
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            full[i][j] = j <= i ? p[i * (i + 1) / 2 + j] : p[j * (j + 1) / 2 + i];
    printf("%f\n", full[3][4]);
    return 0;
}
