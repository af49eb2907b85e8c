// an index table sends two iterations to one element
// flags: -fopenmp
#include <stdio.h>
#define N 180

static int idx[N];

int main(void)
{
    double base[2 * N + 64];
    for (int i = 0; i < 2 * N + 64; i++)
        base[i] = 0.5 * i;
    for (int i = 0; i < N; i++)
        idx[i] = i / 2;
#pragma omp parallel for
    for (int i = 0; i < N; i++) {
        base[idx[i]] += 1.0; // RACE!
    }
    printf("%g\n", base[0]);
    return 0;
}
