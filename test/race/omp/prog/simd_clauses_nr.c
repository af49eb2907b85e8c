// reduction, private array, lastprivate, linear
// flags: -fopenmp
#include <stdio.h>
float a[100], b[100];
int main(void)
{
    float sum = 0, last = 0;
    int k = 0;
#pragma omp simd reduction(+ : sum) lastprivate(last) linear(k : 2)
    for (int i = 0; i < 50; i++) {
        float t[3];
        t[0] = a[i]; t[1] = a[i] * 2; t[2] = t[0] + t[1];
        b[k] = t[2];
        sum += t[2];
        last = t[1];
        k += 2;
    }
    printf("%f %f\n", sum, last);
    return 0;
}
