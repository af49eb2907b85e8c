// a thread-parallel simd loop sums into a shared variable
// flags: -fopenmp
#include <stdio.h>
#define N 1024

int main(void)
{
    float a[N], s = 0;
    for (int i = 0; i < N; i++)
        a[i] = i;
#pragma omp parallel for simd
    for (int i = 0; i < N; i++)
        s += a[i] * a[i]; // RACE!
    printf("%f\n", s);
    return 0;
}
