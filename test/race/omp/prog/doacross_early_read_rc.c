// the read comes before the wait
// flags: -fopenmp
#include <stdio.h>
int a[200];
int main(void)
{
#pragma omp parallel for ordered(1)
    for (int i = 1; i < 200; i++) {
        int t = a[i - 1]; // RACE!
#pragma omp ordered depend(sink : i - 1)
        a[i] = t + 1; // RACE!
#pragma omp ordered depend(source)
    }
    printf("%d\n", a[9]);
    return 0;
}
