// The dependence between rows is carried by the serial outer loop; columns are shared out.
// flags: -fopenmp
#include <stdio.h>

int main(void)
{
    int i, j;
    int n = 64, m = 48;
    double b[64][48];
    for (i = 0; i < n; i++)
        for (j = 0; j < m; j++)
            b[i][j] = i + j;
    for (i = 1; i < n; i++)
#pragma omp parallel for
        for (j = 0; j < m; j++)
            b[i][j] = b[i - 1][j] * 0.5 + 1.0;
    printf("%f\n", b[63][47]);
    return 0;
}
