// the master reads a configuration, the others wait for it
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>
static int table[256];
static int limit;
static void load(void)
{
    limit = 100;
    for (int i = 0; i < 256; i++)
        table[i] = i ^ 0x55;
}
int main(void)
{
    int out[1000];
#pragma omp parallel
    {
#pragma omp masked
        load();
#pragma omp barrier
#pragma omp for
        for (int i = 0; i < 1000; i++)
            out[i] = i < limit ? table[i % 256] : 0;
    }
    printf("%d\n", out[7]);
    return 0;
}
