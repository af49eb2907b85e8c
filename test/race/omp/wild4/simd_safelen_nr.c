// simd inside of one thread, distance not below safelen
// flags: -fopenmp
// link: -fopenmp -lm
#include <stdio.h>
int main(void)
{
    float a[1000];
    for (int i = 0; i < 1000; i++)
        a[i] = i;
#pragma omp simd safelen(8)
    for (int i = 8; i < 1000; i++)
        a[i] = a[i - 8] * 2; // NORACE
    printf("%f\n", a[999]);
    return 0;
}
