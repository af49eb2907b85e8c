// an offloaded loop without dependence
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
        a[i] = b[i + 1] + a[i]; // NORACE
    printf("%d\n", a[5]);
    return 0;
}
