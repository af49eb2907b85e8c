// Only one place is reserved, though several are filled
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
int main(void)
{
    int n = 5000, total = 0;
    int *out = malloc(2 * n * sizeof *out);
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        int base;
#pragma omp critical
        base = total++;
        for (int k = 0; k < 3; k++)
            out[base + k] = i; // RACE!
    }
    printf("%d %d\n", total, out[0]);
    free(out);
    return 0;
}
