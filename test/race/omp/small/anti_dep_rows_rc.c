// Anti dependence between rows: the row below is read while its owner overwrites it.
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char *argv[])
{
    int i, j;
    int len = 20;
    double a[20][20];
    (void)argv;
    for (i = 0; i < len; i++)
        for (j = 0; j < len; j++)
            a[i][j] = 0.5 * argc;
#pragma omp parallel for private(j)
    for (i = 0; i < len - 1; i++)
        for (j = 0; j < len; j++)
            a[i][j] += a[i + 1][j]; // RACE!
    printf("a[10][10]=%f\n", a[10][10]);
    return 0;
}
