// Inclusive and exclusive scan.
// flags: -fopenmp
#include <stdio.h>

#define N 100

int main(void)
{
    int in[N], out[N], before[N], s = 0, e = 0;
    for (int i = 0; i < N; i++)
        in[i] = i;
#pragma omp parallel for reduction(inscan, + : s)
    for (int i = 0; i < N; i++) {
        s += in[i];
#pragma omp scan inclusive(s)
        out[i] = s;
    }
#pragma omp simd reduction(inscan, + : e)
    for (int i = 0; i < N; i++) {
        before[i] = e;
#pragma omp scan exclusive(e)
        e += in[i];
    }
    printf("%d %d\n", out[N - 1], before[N - 1]);
    return 0;
}
