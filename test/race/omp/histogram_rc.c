// a histogram of random bytes: the buckets are shared
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

#define BINS 16

int main(void)
{
    int n = 10000;
    unsigned char *data = malloc(n);
    int hist[BINS] = {0};
    int sum = 0;

    for (int i = 0; i < n; i++)
        data[i] = (unsigned char)(i * 31 + 7);
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        int bin = data[i] % BINS;
        hist[bin]++; // RACE!
    }
    for (int b = 0; b < BINS; b++)
        sum += hist[b];
    printf("%d\n", sum);
    free(data);
    return 0;
}
