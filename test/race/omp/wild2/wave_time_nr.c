// 1d wave equation, three arrays that rotate by time modulo three
// flags: -fopenmp
#include <stdio.h>
#define N 1000
#define STEPS 50
static double u[3][N];
int main(void)
{
    for (int i = 0; i < N; i++)
        u[0][i] = u[1][i] = i == N / 2;
    for (int t = 1; t < STEPS; t++) {
        int prev = (t - 1) % 3, cur = t % 3, next = (t + 1) % 3;
#pragma omp parallel for
        for (int i = 1; i < N - 1; i++)
            u[next][i] = 2 * u[cur][i] - u[prev][i] + 0.1 * (u[cur][i - 1] - 2 * u[cur][i] + u[cur][i + 1]);
    }
    printf("%f\n", u[STEPS % 3][N / 2]);
    return 0;
}
