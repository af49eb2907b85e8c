// the vectorised parallel loop uses its own element
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
        v[i] = v[i] * 0.5f; // NORACE
    printf("%g\n", (double)v[10]); // NORACE
    return 0;
}
