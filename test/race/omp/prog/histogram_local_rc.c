// histogram with bins for each thread, added to the shared ones without protection
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

#define BINS 16

int main(void)
{
    int n = 10000, hist[BINS] = {0};
    unsigned char *img = malloc(n);
    for (int i = 0; i < n; i++)
        img[i] = (i * 37) & 255;
#pragma omp parallel
    {
        int mine[BINS] = {0};
#pragma omp for nowait
        for (int i = 0; i < n; i++)
            mine[img[i] / 16]++;
        for (int b = 0; b < BINS; b++)
            hist[b] += mine[b]; // RACE!
    }
    for (int b = 0; b < BINS; b++)
        printf("%d ", hist[b]);
    free(img);
    return 0;
}
