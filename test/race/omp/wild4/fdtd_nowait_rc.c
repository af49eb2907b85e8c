// FDTD: the magnetic field is updated before all of the electric one is
// flags: -fopenmp
// link: -fopenmp -lm
#include <stdio.h>
#define N 200
static double ex[N][N], ey[N][N], hz[N][N];
int main(void)
{
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            ex[i][j] = i, ey[i][j] = j, hz[i][j] = i - j;
#pragma omp parallel
    for (int t = 0; t < 10; t++) {
#pragma omp for nowait
        for (int i = 1; i < N; i++)
            for (int j = 0; j < N; j++)
                ey[i][j] -= 0.5 * (hz[i][j] - hz[i - 1][j]); // RACE! y h
#pragma omp for nowait
        for (int i = 0; i < N; i++)
            for (int j = 1; j < N; j++)
                ex[i][j] -= 0.5 * (hz[i][j] - hz[i][j - 1]); // RACE! h x
#pragma omp for
        for (int i = 0; i < N - 1; i++)
            for (int j = 0; j < N - 1; j++)
                hz[i][j] -= 0.7 * (ex[i][j + 1] - ex[i][j] + ey[i + 1][j] - ey[i][j]); // RACE! y h x
    }
    printf("%f\n", hz[3][4]);
    return 0;
}
