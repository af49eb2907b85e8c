// anti-dependence: loads come first in a vector
// flags: -fopenmp
#include <stdio.h>
float a[100];
int main(void)
{
#pragma omp simd
    for (int i = 0; i < 99; i++)
        a[i] = a[i + 1] * 2;
    printf("%f\n", a[3]);
    return 0;
}
