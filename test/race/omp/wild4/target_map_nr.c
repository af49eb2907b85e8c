// target teams distribute parallel for, with maps
// flags: -fopenmp
// link: -fopenmp -lm
#include <stdio.h>
#include <stdlib.h>
int main(void)
{
    int n = 1000;
    float *x = malloc(n * sizeof *x), *y = malloc(n * sizeof *y), a = 2.0f;
    for (int i = 0; i < n; i++)
        x[i] = i, y[i] = 1;
#pragma omp target teams distribute parallel for map(to : x[0:n]) map(tofrom : y[0:n])
    for (int i = 0; i < n; i++)
        y[i] = a * x[i] + y[i]; // NORACE
    printf("%f\n", y[10]);
    free(x);
    free(y);
    return 0;
}
