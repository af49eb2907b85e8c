// an offloaded loop with a dependence
// flags: -fopenmp
#include <stdio.h>

#define N 800

int main(void)
{
    int a[N], b[N];

    for (int i = 0; i < N; i++)
        a[i] = b[i] = i;
#pragma omp target map(tofrom : a, b)
#pragma omp parallel for
    for (int i = 0; i < N - 1; i++)
        a[i] = a[i + 1] + b[i]; // RACE!
    printf("%d\n", a[5]);
    return 0;
}
