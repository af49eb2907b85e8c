// the master reads a configuration while the others go on
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>
static int table[256];
static int limit;
static void load(void)
{
    limit = 100; // RACE! l
    for (int i = 0; i < 256; i++)
        table[i] = i ^ 0x55; // RACE! t
}
int main(void)
{
    int out[1000];
#pragma omp parallel
    {
#pragma omp master
        load();
#pragma omp for
        for (int i = 0; i < 1000; i++)
            out[i] = i < limit ? table[i % 256] : 0; // RACE! l t
    }
    printf("%d\n", out[7]);
    return 0;
}
