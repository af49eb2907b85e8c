// histogram: a local table in each thread, merged under critical
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define BINS 256
void histogram(const unsigned char *img, size_t n, unsigned *hist)
{
    memset(hist, 0, BINS * sizeof *hist);
#pragma omp parallel
    {
        unsigned *local = calloc(BINS, sizeof *local);
#pragma omp for nowait
        for (size_t i = 0; i < n; i++)
            local[img[i]]++;
#pragma omp critical(merge)
        for (int b = 0; b < BINS; b++)
            hist[b] += local[b];
        free(local);
    }
}
int main(void)
{
    size_t n = 10000;
    unsigned char *img = malloc(n);
    unsigned hist[BINS];
    for (size_t i = 0; i < n; i++)
        img[i] = (unsigned char)(i * 31);
    histogram(img, n, hist);
    printf("%u\n", hist[7]);
    free(img);
    return 0;
}
