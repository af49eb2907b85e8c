// even elements are computed from odd ones
// flags: -fopenmp
#include <stdio.h>
int a[2001];
int main(void)
{
#pragma omp parallel for
    for (int i = 0; i < 1000; i++)
        a[2 * i] = a[2 * i + 1] * 3;
    printf("%d\n", a[10]);
    return 0;
}
