// a running sum over the array in parallel
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#define N 1024

static int in[N], out[N];
static int sums[65];

int main(void)
{
    for (int i = 0; i < N; i++)
        in[i] = 1;
    out[0] = in[0];
#pragma omp parallel for
    for (int i = 1; i < N; i++)
        out[i] = out[i - 1] + in[i]; // RACE!
    printf("%d\n", out[N - 1]);
    return 0;
}
