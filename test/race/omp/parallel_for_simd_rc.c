// the vectorised parallel loop reads the element eight places ahead
// flags: -fopenmp
#include <stdio.h>

#define N 1024

static float v[N + 8];

int main(void)
{
    for (int i = 0; i < N + 8; i++)
        v[i] = (float)i; // NORACE
#pragma omp parallel for simd
    for (int i = 0; i < N; i++)
        v[i] = v[i + 8] * 0.5f; // RACE!
    printf("%g\n", (double)v[10]); // NORACE
    return 0;
}
