// a distance below the vector length
// flags: -fopenmp
// tsan: no: one thread
#include <stdio.h>
int main(void)
{
    float a[256], b[256];
    for (int i = 0; i < 256; i++)
        a[i] = b[i] = i;
#pragma omp simd safelen(16)
    for (int i = 8; i < 256; i++)
        a[i] = a[i - 8] + b[i]; // RACE!
    printf("%f\n", a[255]);
    return 0;
}
