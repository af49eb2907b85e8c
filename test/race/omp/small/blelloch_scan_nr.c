// Up-sweep and down-sweep of a work-efficient scan
// flags: -fopenmp
#include <stdio.h>
#define N 1024
static int v[N];
int main(void)
{
    for (int i = 0; i < N; i++)
        v[i] = 1;
    for (int d = 1; d < N; d <<= 1) {
#pragma omp parallel for
        for (int k = 0; k < N; k += 2 * d)
            v[k + 2 * d - 1] += v[k + d - 1]; // NORACE
    }
    v[N - 1] = 0;
    for (int d = N / 2; d > 0; d >>= 1) {
#pragma omp parallel for
        for (int k = 0; k < N; k += 2 * d) {
            int t = v[k + d - 1];
            v[k + d - 1] = v[k + 2 * d - 1]; // NORACE
            v[k + 2 * d - 1] += t;
        }
    }
    printf("%d\n", v[N - 1]);
    return 0;
}
