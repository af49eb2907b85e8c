// Blocks by hand, but each one goes one element too far.
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#define N 1000
static double a[N + 1];

int main(void)
{
#pragma omp parallel num_threads(4)
    {
        int t = omp_get_thread_num();
        int chunk = N / 4;
        int begin = t * chunk, end = begin + chunk;
        for (int i = begin; i <= end; i++)
            a[i] += 1.0; // RACE!
    }
    printf("%f\n", a[250]);
    return 0;
}
