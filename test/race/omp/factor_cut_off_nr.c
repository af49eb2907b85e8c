// Large steps that fit into 32 bits.
// flags: -fopenmp
#include <stdio.h>

static int cell[8 * 65536];

int main(void)
{
#pragma omp parallel for
    for (unsigned i = 0; i < 8; i++) {
        unsigned at = i * 256u;
        at *= 256u;
        cell[at]++; // NORACE
    }
    printf("%d\n", cell[0]);
    return 0;
}
