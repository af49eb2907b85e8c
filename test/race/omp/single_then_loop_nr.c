// one thread prepares the array, the implied barrier keeps the team's loop back
// flags: -fopenmp
#include <stdio.h>

#define N 500

static int in[N], out[N];

int main(void)
{
#pragma omp parallel
    {
#pragma omp single
        for (int i = 0; i < N; i++)
            in[i] = i; // NORACE
#pragma omp for
        for (int i = 0; i < N; i++)
            out[i] = in[i] * 2; // NORACE
    }
    printf("%d\n", out[N - 1]); // NORACE
    return 0;
}
