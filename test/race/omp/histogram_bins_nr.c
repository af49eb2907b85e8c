// a histogram with one atomic per bin
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
#define BINS 16

int main(void)
{
    int n = 10000;
    int *data = malloc(n * sizeof(int));
    int hist[BINS] = {0};
    for (int i = 0; i < n; i++)
        data[i] = rand();
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        int b = data[i] % BINS;
#pragma omp atomic
        hist[b]++; // NORACE
    }
    printf("%d\n", hist[0]);
    free(data);
    return 0;
}
