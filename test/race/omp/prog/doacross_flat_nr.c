// flat wavefront
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
int main(void)
{
    int n = 64;
    int *g = calloc(n * n, sizeof *g);
#pragma omp parallel for ordered(2)
    for (int i = 1; i < n; i++)
        for (int j = 1; j < n; j++) {
#pragma omp ordered depend(sink : i - 1, j) depend(sink : i, j - 1)
            g[i * n + j] = g[(i - 1) * n + j] + g[i * n + j - 1];
#pragma omp ordered depend(source)
        }
    printf("%d\n", g[70]);
    return 0;
}
