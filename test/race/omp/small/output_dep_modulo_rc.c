// Iterations a hundred apart write the same slot.
// flags: -fopenmp
#include <stdio.h>
#define N 1000
#define SLOTS 100

int slot[SLOTS];

int main(void)
{
#pragma omp parallel for
    for (int i = 0; i < N; i++)
        slot[i % SLOTS] = i; // RACE!
    printf("%d\n", slot[3]);
    return 0;
}
