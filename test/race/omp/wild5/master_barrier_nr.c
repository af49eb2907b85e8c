// The master reads the input, a barrier, all work, a barrier, the master writes
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#define N 400
static float in[N], out[N];
static int count;
int main(void)
{
#pragma omp parallel
    {
#pragma omp master
        {
            count = N; // NORACE
            for (int i = 0; i < count; i++)
                in[i] = (float)i; // NORACE
        }
#pragma omp barrier
#pragma omp for
        for (int i = 0; i < count; i++) // NORACE
            out[i] = in[i] * 2; // NORACE
#pragma omp master
        printf("%f\n", out[count - 1]); // NORACE
    }
    return 0;
}
