// 65536 * 65536 is 0 in 32 bits: all iterations use the first element.
// flags: -fopenmp
#include <stdio.h>

static int cell[8 * 65536];

int main(void)
{
#pragma omp parallel for
    for (unsigned i = 0; i < 8; i++) {
        unsigned at = i * 65536u;
        at *= 65536u;
        cell[at]++; // RACE!
    }
    printf("%d\n", cell[0]);
    return 0;
}
