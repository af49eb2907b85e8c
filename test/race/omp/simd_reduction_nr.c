// the sum is a reduction of the combined construct
// flags: -fopenmp
#include <stdio.h>
#define N 1024

int main(void)
{
    float a[N], s = 0;
    for (int i = 0; i < N; i++)
        a[i] = i;
#pragma omp parallel for simd reduction(+ : s)
    for (int i = 0; i < N; i++)
        s += a[i] * a[i]; // NORACE
    printf("%f\n", s);
    return 0;
}
