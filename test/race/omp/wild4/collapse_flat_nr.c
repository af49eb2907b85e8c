// collapse(2) over a flat array
// flags: -fopenmp
// link: -fopenmp -lm
#include <stdio.h>
#include <stdlib.h>
int main(void)
{
    int n = 64, m = 48;
    double *a = malloc(n * m * sizeof *a), *b = malloc(n * m * sizeof *b);
    for (int i = 0; i < n * m; i++)
        a[i] = i;
#pragma omp parallel for collapse(2) schedule(static, 4)
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            b[j * n + i] = a[i * m + j]; // NORACE
    printf("%f\n", b[5]);
    free(a);
    free(b);
    return 0;
}
