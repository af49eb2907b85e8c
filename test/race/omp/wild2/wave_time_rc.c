// 1d wave equation with two arrays only: the new values are written over those that neighbours read
// flags: -fopenmp
#include <stdio.h>
#define N 1000
#define STEPS 50
static double u[2][N];
int main(void)
{
    for (int i = 0; i < N; i++)
        u[0][i] = u[1][i] = i == N / 2;
    for (int t = 1; t < STEPS; t++) {
        int cur = t % 2;
#pragma omp parallel for
        for (int i = 1; i < N - 1; i++)
            u[cur][i] = u[cur][i] + 0.1 * (u[cur][i - 1] - 2 * u[cur][i] + u[cur][i + 1]); // RACE!
    }
    printf("%f\n", u[STEPS % 2][N / 2]);
    return 0;
}
