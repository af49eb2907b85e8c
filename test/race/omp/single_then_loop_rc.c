// one thread prepares the array with nowait while the team's loop already reads it
// flags: -fopenmp
#include <stdio.h>

#define N 500

static int in[N], out[N];

int main(void)
{
#pragma omp parallel
    {
#pragma omp single nowait
        for (int i = 0; i < N; i++)
            in[i] = i; // RACE!
#pragma omp for
        for (int i = 0; i < N; i++)
            out[i] = in[i] * 2; // RACE!
    }
    printf("%d\n", out[N - 1]); // NORACE
    return 0;
}
