// reduction over a section of an array on the heap
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
static void histogram(const int *v, int n, int *bins, int nbins)
{
#pragma omp parallel for reduction(+ : bins[ : nbins])
    for (int i = 0; i < n; i++)
        bins[v[i] % nbins]++;
}
int main(void)
{
    int n = 1000, *v = malloc(n * sizeof *v), *bins = calloc(16, sizeof *bins);
    for (int i = 0; i < n; i++)
        v[i] = rand();
    histogram(v, n, bins, 16);
    printf("%d\n", bins[3]);
    return 0;
}
