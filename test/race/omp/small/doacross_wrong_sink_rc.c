// doacross waits for i-2 but reads i-1.
// flags: -fopenmp
#include <stdio.h>

#define N 200
int a[N], b[N];

int main(void)
{
#pragma omp parallel for ordered(1)
    for (int i = 2; i < N; i++) {
        b[i] = i * i;
#pragma omp ordered depend(sink : i - 2)
        a[i] = a[i - 1] + b[i]; // RACE!
#pragma omp ordered depend(source)
    }
    printf("%d\n", a[N - 1]);
    return 0;
}
