// two threads run simd loops over their own halves
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>

#define N 200

static float x[N];

int main(void)
{
#pragma omp parallel num_threads(2)
    {
        int from = omp_get_thread_num() * (N / 2);

#pragma omp simd
        for (int i = from; i < from + N / 2; i++)
            x[i] = x[i] * 2 + 1; // NORACE
    }
    printf("%g\n", (double)x[0]); // NORACE
    return 0;
}
