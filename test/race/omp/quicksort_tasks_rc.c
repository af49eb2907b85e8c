// both halves of a quicksort share the pivot's place
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

static int data[4096];

static int split(int *a, int lo, int hi)
{
    int pivot = a[hi], i = lo - 1; // RACE!
    for (int j = lo; j < hi; j++)
        if (a[j] <= pivot) { // RACE!
            i++;
            int t = a[i]; // RACE!
            a[i] = a[j]; // RACE!
            a[j] = t; // RACE!
        }
    int t = a[i + 1]; // RACE!
    a[i + 1] = a[hi]; // RACE!
    a[hi] = t; // RACE!
    return i + 1;
}

static void quicksort(int *a, int lo, int hi)
{
    if (lo >= hi)
        return;
    int p = split(a, lo, hi);
#pragma omp task
    quicksort(a, lo, p + 1);
#pragma omp task
    quicksort(a, p + 1, hi);
#pragma omp taskwait
}

int main(void)
{
    for (int i = 0; i < 4096; i++)
        data[i] = rand() % 1000;
#pragma omp parallel
#pragma omp single
    quicksort(data, 0, 4095);
    printf("%d\n", data[0]);
    return 0;
}
