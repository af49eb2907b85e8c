// safelen larger than the dependence distance
// tsan: no: one thread, lanes of vectors
// flags: -fopenmp
#include <stdlib.h>
#include <stdio.h>
int main(int argc, char *argv[])
{
    int len = 1000;
    double *a = malloc(len * sizeof *a);
    for (int i = 0; i < len; i++) a[i] = i;
#pragma omp simd safelen(4)
    for (int i = 2; i < len; i++)
        a[i] = a[i - 2] + 1.0; // RACE!
    printf("%f\n", a[10]);
    free(a);
    return 0;
}
