// dynamic schedule with step and reverse
// flags: -fopenmp
#include <stdio.h>
#define N 1000
int a[N], b[N];
int main(void)
{
#pragma omp parallel for schedule(dynamic, 7)
    for (int i = N - 1; i >= 0; i--) a[i] = i;
#pragma omp parallel for schedule(guided)
    for (int i = 0; i < N; i += 2) {
        b[i] = a[i];
        b[i + 1] = a[i] + 1;
    }
#pragma omp parallel for schedule(static, 3)
    for (unsigned i = 0; i < N / 4; ++i) {
        b[4 * i] += 1;
        b[4 * i + 3] += 2;
    }
    printf("%d\n", b[5]);
    return 0;
}
