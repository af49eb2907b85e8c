// Chunks of work taken by an atomic capture.
// flags: -fopenmp
#include <stdio.h>
#define ITEMS 1000
#define CHUNK 16
static int result[ITEMS];

int main(void)
{
    int next = 0;
#pragma omp parallel
    {
        int from;
        do {
#pragma omp atomic capture
            {
                from = next;
                next += CHUNK;
            }
            int to = from + CHUNK < ITEMS ? from + CHUNK : ITEMS;
            for (int i = from; i < to; i++)
                result[i] = i * i;
        } while (from < ITEMS);
    }
    printf("%d\n", result[ITEMS - 1]);
    return 0;
}
