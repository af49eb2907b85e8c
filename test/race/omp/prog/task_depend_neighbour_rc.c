// depend names only the written element
// flags: -fopenmp
#include <stdio.h>
#define N 20
int a[N];
int main(void)
{
    a[0] = 1;
#pragma omp parallel
#pragma omp single
    for (int i = 1; i < N; i++) {
#pragma omp task depend(out : a[i]) firstprivate(i)
        a[i] = a[i - 1] * 2; // RACE!
    }
    printf("%d\n", a[5]);
    return 0;
}
