// the chain waits for the iteration before the last one only
// flags: -fopenmp
#include <stdio.h>
int main(void)
{
    int a[101];
    a[0] = a[1] = 0;
#pragma omp parallel for ordered(1)
    for (int i = 2; i <= 100; i++) {
#pragma omp ordered depend(sink : i - 2)
        a[i] = a[i - 1] + 1; // RACE!
#pragma omp ordered depend(source)
    }
    printf("%d\n", a[100]);
    return 0;
}
