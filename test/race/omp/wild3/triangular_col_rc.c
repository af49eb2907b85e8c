// the upper triangle is mirrored while rows are still changed
// flags: -fopenmp
#include <stdio.h>
#define N 64
double c[N][N];
int main(void)
{
#pragma omp parallel
    {
#pragma omp for schedule(static) nowait
        for (int i = 0; i < N; i++)
            for (int j = 0; j <= i; j++)
                c[i][j] = i + j; // RACE!
#pragma omp for schedule(static)
        for (int i = 0; i < N; i++)
            for (int j = i + 1; j < N; j++)
                c[i][j] = c[j][i]; // RACE!
    }
    printf("%f\n", c[0][1]);
    return 0;
}
