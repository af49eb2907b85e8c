// The counter is set back while others still fill what they have reserved
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
int main(void)
{
    int n = 5000, total = 0;
    int *out = malloc(2 * n * sizeof *out);
#pragma omp parallel
    for (int round = 0; round < 4; round++) {
        int k = 5 + round, base;
#pragma omp critical
        {
            base = total;
            total += k;
            if (total > n - 100)
                total = 0;
        }
        for (int i = 0; i < k; i++)
            out[base + i] = i; // RACE!
    }
    printf("%d %d\n", total, out[0]);
    free(out);
    return 0;
}
