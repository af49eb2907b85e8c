// Histogram with a copy per thread, merged in a critical section.
// flags: -fopenmp
#include <stdio.h>

#define BINS 32
static int hist[BINS];

int main(void)
{
    unsigned char pix[5000];
    for (int i = 0; i < 5000; i++)
        pix[i] = (unsigned char)(i * 37);
#pragma omp parallel
    {
        int mine[BINS] = {0};
#pragma omp for nowait
        for (int i = 0; i < 5000; i++)
            mine[pix[i] >> 3]++;
#pragma omp critical(merge)
        for (int b = 0; b < BINS; b++)
            hist[b] += mine[b];
    }
    printf("%d\n", hist[3]);
    return 0;
}
