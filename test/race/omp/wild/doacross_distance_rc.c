// the sink waits for the iteration three before, but the value comes from two before
// flags: -fopenmp
#include <stdio.h>

#define N 200

int main(void)
{
    int a[N];

    for (int i = 0; i < N; i++)
        a[i] = i;
#pragma omp parallel for ordered(1) schedule(static, 1)
    for (int i = 3; i < N; i++) {
#pragma omp ordered depend(sink : i - 3)
        a[i] += a[i - 2]; // RACE!
#pragma omp ordered depend(source)
    }
    printf("%d\n", a[N - 1]);
    return 0;
}
