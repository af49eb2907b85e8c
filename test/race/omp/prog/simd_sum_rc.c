// global sum without reduction
// tsan: no: one thread, lanes of vectors
// flags: -fopenmp
#include <stdio.h>
float a[100], sum;
int main(void)
{
#pragma omp simd
    for (int i = 0; i < 100; i++)
        sum += a[i]; // RACE!
    printf("%f\n", sum);
    return 0;
}
