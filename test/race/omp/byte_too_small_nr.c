// A byte counts 200 iterations, each with a number of its own.
// flags: -fopenmp
#include <stdio.h>

static int seen[256];

int main(void)
{
#pragma omp parallel for
    for (int i = 0; i < 200; i++) {
        unsigned char slot = (unsigned char)(i + 3);
        seen[slot] = i; // NORACE
    }
    printf("%d\n", seen[7]);
    return 0;
}
