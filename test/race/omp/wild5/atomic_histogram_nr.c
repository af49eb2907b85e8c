// A histogram by atomic updates, and private ones that are merged in a critical section
// flags: -fopenmp
#include <stdio.h>
#include <string.h>
#define N 10000
#define BINS 16
static unsigned char data[N];
static int h1[BINS], h2[BINS];
int main(void)
{
    for (int i = 0; i < N; i++)
        data[i] = (unsigned char)(i * 31);
#pragma omp parallel
    {
        int mine[BINS];
        memset(mine, 0, sizeof mine);
#pragma omp for nowait
        for (int i = 0; i < N; i++) {
            int b = data[i] % BINS;
            mine[b]++; // NORACE
#pragma omp atomic
            h1[b]++; // NORACE
        }
#pragma omp critical
        for (int b = 0; b < BINS; b++)
            h2[b] += mine[b]; // NORACE
    }
    for (int b = 0; b < BINS; b++)
        if (h1[b] != h2[b]) // NORACE
            return 1;
    return 0;
}
