// the histogram's bins are shared by all threads
// flags: -fopenmp
#include <stdio.h>

#define N 1000
#define BINS 8

int main(void)
{
    int bins[BINS] = {0};
    unsigned char data[N];

    for (int i = 0; i < N; i++)
        data[i] = (unsigned char)(i * 31);
#pragma omp parallel for
    for (int i = 0; i < N; i++)
        bins[data[i] % BINS]++; // RACE!
    printf("%d\n", bins[0]); // NORACE
    return 0;
}
