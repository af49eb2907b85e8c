// Nested parallelism: outer over planes, inner over rows.
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>

#define P 4
#define R 32
#define C 32
static float cube[P][R][C];

static void fill(float plane[R][C], int p)
{
#pragma omp parallel for num_threads(2)
    for (int r = 0; r < R; r++)
        for (int c = 0; c < C; c++)
            plane[r][c] = p * r + c;
}

int main(void)
{
    omp_set_max_active_levels(2);
#pragma omp parallel for num_threads(P)
    for (int p = 0; p < P; p++)
        fill(cube[p], p);
    printf("%f\n", cube[1][2][3]);
    return 0;
}
