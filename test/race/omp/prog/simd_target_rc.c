// distribute parallel for simd in target with a dependence
// flags: -fopenmp
#include <stdio.h>
#define N 200
int main(void)
{
    int a[N];
    for (int i = 0; i < N; i++) a[i] = i;
#pragma omp target teams distribute parallel for simd map(tofrom : a)
    for (int i = 1; i < N; i++)
        a[i] = a[i - 1] + 1; // RACE!
    printf("%d\n", a[5]);
    return 0;
}
