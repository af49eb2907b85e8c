// a dependence of distance sixteen under safelen of eight, in one thread
// flags: -fopenmp
#include <stdio.h>

#define N 256

int main(void)
{
    float a[N];

    for (int i = 0; i < N; i++)
        a[i] = i;
#pragma omp simd safelen(8)
    for (int i = 16; i < N; i++)
        a[i] = a[i - 16] * 0.5f;
    printf("%f\n", a[N - 1]);
    return 0;
}
