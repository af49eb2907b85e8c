// Scatter through a permutation: all targets differ
// flags: -fopenmp
// link: -fopenmp -lm
#include <stdio.h>
#define N 1000
int main(void)
{
    int perm[N], in[N], out[N];
    for (int i = 0; i < N; i++) {
        perm[i] = N - 1 - i;
        in[i] = i;
    }
#pragma omp parallel for
    for (int i = 0; i < N; i++)
        out[perm[i]] = in[i]; // NORACE
    printf("%d\n", out[0]);
    return 0;
}
