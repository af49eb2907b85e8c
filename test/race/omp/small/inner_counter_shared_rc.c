// The counter of the inner loop is shared.
// flags: -fopenmp
// tsan: some: not every one of the accesses is caught
#include <stdio.h>

#define M 64
double grid[M][M];

int main(void)
{
    int i, j;
#pragma omp parallel for private(i) shared(j)
    for (i = 0; i < M; i++)
        for (j = 0; j < M; j++) // RACE!
            grid[i][j] = i * 1.0 + j; // RACE!
    printf("%f\n", grid[5][5]);
    return 0;
}
