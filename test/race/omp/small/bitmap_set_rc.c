// Neighbouring bits live in one byte.
// flags: -fopenmp
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    size_t n = 10000;
    uint8_t *bits = calloc((n + 7) / 8, 1);
#pragma omp parallel for schedule(dynamic)
    for (size_t i = 0; i < n; i++)
        if (i % 3 == 0)
            bits[i >> 3] |= (uint8_t)(1u << (i & 7)); // RACE!
    printf("%d\n", bits[5]);
    free(bits);
    return 0;
}
