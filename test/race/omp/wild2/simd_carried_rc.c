// a recurrence inside of a simd loop, and a safe distance that is too large
// flags: -fopenmp
#include <stdio.h>
#define N 1024
int main(void)
{
    float a[N], b[N];
    for (int i = 0; i < N; i++)
        a[i] = b[i] = i;
#pragma omp simd safelen(8)
    for (int i = 4; i < N; i++)
        a[i] = a[i - 4] + 1; // RACE!
#pragma omp simd
    for (int i = 0; i < N; i++)
        b[i] = b[i] * 2;
    printf("%f %f\n", a[N - 1], b[N - 1]);
    return 0;
}
