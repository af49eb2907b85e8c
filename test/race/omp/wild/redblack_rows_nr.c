// red-black on row pointers
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 96;
    double **g = malloc(n * sizeof *g);
    for (int i = 0; i < n; i++)
        g[i] = calloc(n, sizeof **g);
    for (int c = 0; c < 2; c++) {
#pragma omp parallel for
        for (int i = 1; i < n - 1; i++)
            for (int j = 1 + (i + c) % 2; j < n - 1; j += 2)
                g[i][j] = 0.25 * (g[i - 1][j] + g[i + 1][j] + g[i][j - 1] + g[i][j + 1]);
    }
    printf("%f\n", g[3][3]);
    return 0;
}
