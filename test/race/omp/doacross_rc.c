// the sink names the wrong iteration
// flags: -fopenmp
#include <stdio.h>

#define N 100

int main(void)
{
    static int a[N];

#pragma omp parallel for ordered(1)
    for (int i = 1; i < N; i++) {
#pragma omp ordered depend(sink : i - 2)
        a[i] = a[i - 1] + i; // RACE!
#pragma omp ordered depend(source)
    }
    printf("%d\n", a[N - 1]); // NORACE
    return 0;
}
