// Histogram without protection
// flags: -fopenmp
// link: -fopenmp -lm
#include <stdio.h>
#define BINS 16
int main(void)
{
    static int data[10000];
    int hist[BINS] = { 0 };
    for (int i = 0; i < 10000; i++)
        data[i] = i * 31 % 977;
#pragma omp parallel for
    for (int i = 0; i < 10000; i++)
        hist[data[i] % BINS]++; // RACE!
    for (int b = 0; b < BINS; b++)
        printf("%d\n", hist[b]);
    return 0;
}
