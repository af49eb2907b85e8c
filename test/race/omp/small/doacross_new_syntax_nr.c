// Loop-carried dependence ordered by doacross(source/sink) of OpenMP 5.2.
// flags: -fopenmp -fopenmp-version=52
// needs: clang-19
// tsan: no: the runtime does not tell of doacross
#include <stdio.h>
#define N 300
static int a[N], b[N];

int main(void)
{
    for (int i = 0; i < N; i++)
        a[i] = i;
#pragma omp parallel for ordered(1)
    for (int i = 1; i < N; i++) {
        int w = i * i % 17;
#pragma omp ordered doacross(sink : i - 1)
        a[i] = a[i - 1] + w;
#pragma omp ordered doacross(source :)
        b[i] = w;
    }
    printf("%d %d\n", a[N - 1], b[N - 1]);
    return 0;
}
