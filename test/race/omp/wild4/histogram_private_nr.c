// Private histograms that are merged under critical
// flags: -fopenmp
// link: -fopenmp -lm
#include <stdio.h>
#include <string.h>
#define BINS 16
int main(void)
{
    static int data[10000];
    int hist[BINS] = { 0 };
    for (int i = 0; i < 10000; i++)
        data[i] = i * 31 % 977;
#pragma omp parallel
    {
        int local[BINS];
        memset(local, 0, sizeof local);
#pragma omp for nowait
        for (int i = 0; i < 10000; i++)
            local[data[i] % BINS]++; // NORACE
#pragma omp critical
        for (int b = 0; b < BINS; b++)
            hist[b] += local[b]; // NORACE
    }
    for (int b = 0; b < BINS; b++)
        printf("%d\n", hist[b]);
    return 0;
}
