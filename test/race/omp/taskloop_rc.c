// the taskloop's iterations share an accumulator
// flags: -fopenmp
#include <stdio.h>

#define N 64

int main(void)
{
    int out[N], total = 0;

#pragma omp parallel
#pragma omp single
    {
#pragma omp taskloop grainsize(4) shared(total, out)
        for (int i = 0; i < N; i++) {
            out[i] = i * 2; // NORACE
            total += out[i]; // RACE!
        }
    }
    printf("%d %d\n", out[5], total); // NORACE
    return 0;
}
