// dynamic schedule, neighbours in one array
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
        grid[i] = (grid[i - 1] + grid[i + 1]) / 2; // RACE!
    printf("%g\n", grid[N / 2]); // NORACE
    return 0;
}
