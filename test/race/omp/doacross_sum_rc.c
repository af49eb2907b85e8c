// doacross loop that waits for the wrong iteration
// flags: -fopenmp
#include <stdio.h>

#define N 100

int main(void)
{
    int a[N];

    a[0] = a[1] = 1;
#pragma omp parallel for ordered(1)
    for (int i = 2; i < N; i++) {
#pragma omp ordered depend(sink : i - 2)
        a[i] = a[i - 1] + 1; // RACE!
#pragma omp ordered depend(source)
    }
    printf("%d\n", a[N - 1]);
    return 0;
}
