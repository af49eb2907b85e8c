// histogram with atomic updates, the largest bin is searched before everybody is done
// flags: -fopenmp
#include <stdio.h>

#define BINS 16
#define N 4096

int main(void)
{
    int data[N], hist[BINS] = {0}, best = 0;

    for (int i = 0; i < N; i++)
        data[i] = (i * 17 + 3) % 251;
#pragma omp parallel
    {
#pragma omp for nowait
        for (int i = 0; i < N; i++) {
#pragma omp atomic
            hist[data[i] % BINS]++; // RACE!
        }
#pragma omp single
        for (int b = 1; b < BINS; b++)
            if (hist[b] > hist[best]) // RACE!
                best = b;
    }
    printf("%d\n", best);
    return 0;
}
