// a chain of iterations by ordered depend
// flags: -fopenmp
#include <stdio.h>
int main(void)
{
    int a[101];
    a[0] = 0;
#pragma omp parallel for ordered(1)
    for (int i = 1; i <= 100; i++) {
#pragma omp ordered depend(sink : i - 1)
        a[i] = a[i - 1] + 1;
#pragma omp ordered depend(source)
    }
    printf("%d\n", a[100]);
    return 0;
}
