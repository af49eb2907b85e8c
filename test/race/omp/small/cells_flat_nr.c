// Particles go into the cells of a flat table, at a place that the cell's atomic counter gives
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
#define P 5000
int main(void)
{
    int ncell = 32, cap = 512;
    int *count = calloc(ncell, sizeof *count), *member = malloc(sizeof *member * ncell * cap);
    float px[P];
    for (int i = 0; i < P; i++)
        px[i] = (float)((i * 7919) % P) / P;
#pragma omp parallel for
    for (int i = 0; i < P; i++) {
        int c = (int)(px[i] * ncell), slot;
#pragma omp atomic capture
        slot = count[c]++;
        if (slot < cap)
            member[c * cap + slot] = i; // NORACE
    }
    printf("%d\n", member[7]);
    free(count);
    free(member);
    return 0;
}
