// the other part is sorted by the parent itself
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
#define N 2000

static void quick(double *v, int first, int last)
{
    int i = first, j = last;
    double t, pivot = v[(first + last) / 2]; // NORACE
    while (i <= j) {
        while (v[i] < pivot) // NORACE
            i++;
        while (v[j] > pivot) // NORACE
            j--;
        if (i <= j) {
            t = v[i]; // NORACE
            v[i] = v[j]; // NORACE
            v[j] = t; // NORACE
            i++;
            j--;
        }
    }
    if (last - first > 100) {
#pragma omp task
        quick(v, first, j);
        quick(v, j + 1, last);
    } else {
        if (first < j)
            quick(v, first, j);
        if (i < last)
            quick(v, i, last);
    }
}

int main(void)
{
    double *v = malloc(N * sizeof(double));
    for (int i = 0; i < N; i++)
        v[i] = rand();
#pragma omp parallel
#pragma omp single nowait
    quick(v, 0, N - 1);
    printf("%f\n", v[0]);
    return 0;
}
