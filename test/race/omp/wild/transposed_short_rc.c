// transposed copy, rows one element too short
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 96, m = n - 1;
    float *b = malloc(n * n * sizeof(float)), *t = malloc(n * n * sizeof(float)), *u = malloc(2 * n * n * sizeof(float));
    for (int i = 0; i < n * n; i++)
        b[i] = i;
#pragma omp parallel for collapse(2)
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            t[j * m + i] = b[i * n + j]; // RACE!
#pragma omp parallel for collapse(2)
    for (int i = 0; i < 2 * n; i++)
        for (int j = 0; j < n; j++)
            u[j * n + i] = b[j]; // RACE!
    printf("%f %f\n", t[3], u[3]);
    return 0;
}
