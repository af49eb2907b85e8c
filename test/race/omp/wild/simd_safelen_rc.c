// a dependence of distance four under safelen of eight
// flags: -fopenmp
// tsan: no: lanes are no threads
#include <stdio.h>

#define N 256

int main(void)
{
    float a[N];

    for (int i = 0; i < N; i++)
        a[i] = i;
#pragma omp simd safelen(8)
    for (int i = 4; i < N; i++)
        a[i] = a[i - 4] * 0.5f; // RACE!
    printf("%f\n", a[N - 1]);
    return 0;
}
