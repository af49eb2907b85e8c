// dynamic schedule, only the own element
// flags: -fopenmp
#include <stdio.h>

#define N 100000

static double grid[N + 2];

int main(void)
{
    for (int i = 0; i < N + 2; i++)
        grid[i] = i % 7; // NORACE
#pragma omp parallel for schedule(dynamic, 8)
    for (int i = 1; i <= N; i++)
        grid[i] = grid[i] * grid[i] / 2; // NORACE
    printf("%g\n", grid[N / 2]); // NORACE
    return 0;
}
