// per-thread histograms merged in a critical section
// flags: -fopenmp
#include <stdio.h>
#include <string.h>

enum { BINS = 32, COUNT = 5000 };

static int values[COUNT];
static int global_hist[BINS];

int main(void)
{
    for (int i = 0; i < COUNT; i++)
        values[i] = (i * i) % 97;
#pragma omp parallel
    {
        int local[BINS];
        memset(local, 0, sizeof(local));
#pragma omp for nowait
        for (int i = 0; i < COUNT; i++)
            local[values[i] % BINS]++;
#pragma omp critical(merge)
        for (int b = 0; b < BINS; b++)
            global_hist[b] += local[b]; // NORACE
    }
    printf("%d\n", global_hist[3]);
    return 0;
}
