// a running sum in a doacross chain
// flags: -fopenmp
#include <stdio.h>
int main(void)
{
    int sum = 0, a[100];
    for (int i = 0; i < 100; i++) a[i] = i;
#pragma omp parallel for ordered(1) shared(sum)
    for (int i = 0; i < 100; i++) {
#pragma omp ordered depend(sink : i - 1)
        sum += a[i];
        a[i] = sum;
#pragma omp ordered depend(source)
    }
    printf("%d\n", sum);
    return 0;
}
