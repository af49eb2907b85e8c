// simd over a dependence at distance one inside a parallel loop
// flags: -fopenmp
#include <stdio.h>

#define N 512

static float a[N], b[N], c[N];

int main(void)
{
    for (int i = 0; i < N; i++)
        a[i] = b[i] = i;
#pragma omp parallel for simd
    for (int i = 1; i < N; i++) {
        a[i] = a[i - 1] + b[i]; // RACE!
    }
    printf("%f %f\n", a[N - 1], c[N - 1]);
    return 0;
}
