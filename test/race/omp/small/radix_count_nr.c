// Radix pass: counts by thread, offsets by one thread, then each writes to its own range.
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>
#define B 16
#define T 4
#define N 4096
static unsigned in[N], out[N];
static int count[T][B], start[T][B];

int main(void)
{
    for (int i = 0; i < N; i++)
        in[i] = (unsigned)rand();
#pragma omp parallel num_threads(T)
    {
        int t = omp_get_thread_num();
        int lo = t * (N / T), hi = lo + N / T;
        for (int b = 0; b < B; b++)
            count[t][b] = 0;
        for (int i = lo; i < hi; i++)
            count[t][in[i] & (B - 1)]++;
#pragma omp barrier
#pragma omp single
        {
            int sum = 0;
            for (int b = 0; b < B; b++)
                for (int k = 0; k < T; k++) {
                    start[k][b] = sum;
                    sum += count[k][b];
                }
        }
        for (int i = lo; i < hi; i++)
            out[start[t][in[i] & (B - 1)]++] = in[i];
    }
    printf("%u\n", out[0]);
    return 0;
}
