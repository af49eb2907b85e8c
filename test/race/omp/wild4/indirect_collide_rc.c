// Scatter through an index array with equal entries
// flags: -fopenmp
// link: -fopenmp -lm
#include <stdio.h>
#define N 1000
int main(void)
{
    int idx[N], out[N] = { 0 };
    for (int i = 0; i < N; i++)
        idx[i] = i / 2;
#pragma omp parallel for
    for (int i = 0; i < N; i++)
        out[idx[i]] += i; // RACE!
    printf("%d\n", out[0]);
    return 0;
}
