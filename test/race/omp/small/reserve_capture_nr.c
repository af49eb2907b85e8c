// As many places as the thread needs are reserved by an atomic capture
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
int main(void)
{
    int n = 5000, total = 0;
    int *out = malloc(n * sizeof *out);
#pragma omp parallel
    {
        int *mine = malloc(n * sizeof *mine), k = 0, base;
#pragma omp for nowait
        for (int i = 0; i < n; i++)
            if (i % 3 == 0)
                mine[k++] = i;
#pragma omp atomic capture
        {
            base = total;
            total += k;
        }
        for (int i = 0; i < k; i++)
            out[base + i] = mine[i]; // NORACE
        free(mine);
    }
    printf("%d %d\n", total, out[0]);
    free(out);
    return 0;
}
