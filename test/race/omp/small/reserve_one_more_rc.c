// One more place is filled than was reserved
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
int main(void)
{
    int n = 5000, total = 0;
    int *out = malloc(2 * n * sizeof *out);
#pragma omp parallel
    {
        int *mine = calloc(n + 1, sizeof *mine), k = 0, base;
#pragma omp for nowait
        for (int i = 0; i < n; i++)
            if (i % 3 == 0)
                mine[k++] = i;
#pragma omp atomic capture
        {
            base = total;
            total += k;
        }
        for (int i = 0; i <= k; i++)
            out[base + i] = mine[i]; // RACE!
        free(mine);
    }
    printf("%d %d\n", total, out[0]);
    free(out);
    return 0;
}
