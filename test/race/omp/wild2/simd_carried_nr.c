// a recurrence whose distance is the safe length
// flags: -fopenmp
#include <stdio.h>
#define N 1024
int main(void)
{
    float a[N];
    float s = 0;
    for (int i = 0; i < N; i++)
        a[i] = i;
#pragma omp simd safelen(8)
    for (int i = 8; i < N; i++)
        a[i] = a[i - 8] + 1;
#pragma omp parallel for simd reduction(+ : s)
    for (int i = 0; i < N; i++)
        s += a[i];
    printf("%f\n", s);
    return 0;
}
