// A byte counts 512 iterations: two of them have each number.
// flags: -fopenmp
#include <stdio.h>

static int seen[256];

int main(void)
{
#pragma omp parallel for
    for (int i = 0; i < 512; i++) {
        unsigned char slot = (unsigned char)(i + 3);
        seen[slot] = i; // RACE!
    }
    printf("%d\n", seen[7]);
    return 0;
}
