// two-dimensional variable-length array: dependence only inside a row
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 50;
    double m[n][n];

    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            m[i][j] = i + j;
#pragma omp parallel for
    for (int i = 1; i < n; i++)
        for (int j = 1; j < n; j++)
            m[i][j] = m[i][j - 1] * 0.5 + 1; // NORACE
    printf("%f\n", m[n - 1][n - 1]);
    return 0;
}
