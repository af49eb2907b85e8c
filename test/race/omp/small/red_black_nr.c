// Red-black Gauss-Seidel: each colour reads only the other one.
// flags: -fopenmp
#include <stdio.h>

#define N 130
static double u[N][N], f[N][N];

static void sweep(int colour)
{
#pragma omp parallel for
    for (int i = 1; i < N - 1; i++)
        for (int j = 1 + (i + colour) % 2; j < N - 1; j += 2)
            u[i][j] = 0.25 * (u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1] - f[i][j]);
}

int main(void)
{
    for (int it = 0; it < 100; it++) {
        sweep(0);
        sweep(1);
    }
    printf("%g\n", u[5][5]);
    return 0;
}
