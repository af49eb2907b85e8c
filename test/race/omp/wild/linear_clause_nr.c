// an index that grows by two per iteration, declared linear
// flags: -fopenmp
#include <stdio.h>

#define N 128

int main(void)
{
    int a[N], b[2 * N], k = 0;

    for (int i = 0; i < 2 * N; i++)
        b[i] = i;
#pragma omp parallel for linear(k : 2)
    for (int i = 0; i < N; i++) {
        a[i] = b[k] + b[k + 1];
        k += 2;
    }
    printf("%d %d\n", a[7], k);
    return 0;
}
