// What was not needed is given back, though others have reserved behind it
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
int main(void)
{
    int n = 5000, total = 0;
    int *out = malloc(4 * n * sizeof *out);
#pragma omp parallel
    for (int round = 0; round < 4; round++) {
        int k = 50 + round, used = 0, base;
#pragma omp critical
        {
            base = total;
            total += k;
        }
        for (int i = 0; i < k; i++) {
            out[base + i] = i; // RACE!
            used += i % 2;
        }
#pragma omp critical
        total -= k - used;
    }
    printf("%d %d\n", total, out[0]);
    free(out);
    return 0;
}
