// index table is a reversal made by the program
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
int main(void)
{
    int n = 500;
    int *idx = malloc(n * sizeof *idx);
    double *x = calloc(n, sizeof *x);
    for (int i = 0; i < n; i++) idx[i] = n - 1 - i;
#pragma omp parallel for
    for (int i = 0; i < n; i++) x[idx[i]] += i;
    printf("%f\n", x[3]);
    return 0;
}
