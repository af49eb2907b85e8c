// loop-carried dependence in a simd loop
// tsan: no: one thread, lanes of vectors
// flags: -fopenmp
#include <stdio.h>
int main(void)
{
    int a[100], b[100];
    for (int i = 0; i < 100; i++) { a[i] = i; b[i] = i + 1; }
#pragma omp simd
    for (int i = 0; i < 99; i++)
        a[i + 1] = a[i] + b[i]; // RACE!
    printf("a[50]=%d\n", a[50]);
    return 0;
}
