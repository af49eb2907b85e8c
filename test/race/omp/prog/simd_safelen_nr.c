// dependence distance equals safelen
// flags: -fopenmp
#include <stdlib.h>
#include <stdio.h>
int main(int argc, char *argv[])
{
    int len = 1000;
    double *a = malloc(len * sizeof *a);
    for (int i = 0; i < len; i++) a[i] = i;
#pragma omp simd safelen(8)
    for (int i = 8; i < len; i++)
        a[i] = a[i - 8] + 1.0;
    printf("%f\n", a[10]);
    free(a);
    return 0;
}
