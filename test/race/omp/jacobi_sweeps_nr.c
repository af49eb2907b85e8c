// Jacobi sweeps with a barrier between computing and copying back
// flags: -fopenmp
#include <math.h>
#include <stdio.h>

#define N 64
#define STEPS 20

static double grid[N][N], next[N][N];

int main(void)
{
    double worst = 0.0;

    for (int i = 0; i < N; i++)
        grid[i][0] = grid[0][i] = 100.0;
#pragma omp parallel
    for (int step = 0; step < STEPS; step++) {
#pragma omp for
        for (int i = 1; i < N - 1; i++)
            for (int j = 1; j < N - 1; j++)
                next[i][j] = 0.25 * (grid[i - 1][j] + grid[i + 1][j] + // NORACE
                                     grid[i][j - 1] + grid[i][j + 1]);
#pragma omp for
        for (int i = 1; i < N - 1; i++)
            for (int j = 1; j < N - 1; j++)
                grid[i][j] = next[i][j]; // NORACE
    }
    for (int i = 0; i < N; i++)
        worst = fmax(worst, grid[i][N / 2]);
    printf("%f\n", worst);
    return 0;
}
