// a row of a matrix is computed from the row above, rows in parallel
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char *argv[])
{
    int n = 500, m = 500;
    double b[n][m];
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            b[i][j] = 0.5;
#pragma omp parallel for
    for (int i = 1; i < n; i++)
        for (int j = 0; j < m; j++)
            b[i][j] = b[i - 1][j] * 2; // RACE!
    printf("%f\n", b[n - 1][m - 1]);
    return 0;
}
