// the other part is sorted by the parent, both include the pivot
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
#define N 2000

static void quick(double *v, int first, int last)
{
    int i = first, j = last;
    double t, pivot = v[(first + last) / 2]; // RACE!
    while (i <= j) {
        while (v[i] < pivot) // RACE!
            i++;
        while (v[j] > pivot) // RACE!
            j--;
        if (i <= j) {
            t = v[i]; // RACE!
            v[i] = v[j]; // RACE!
            v[j] = t; // RACE!
            i++;
            j--;
        }
    }
    if (last - first > 100) {
#pragma omp task
        quick(v, first, j);
        quick(v, j, last);
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
