// quicksort by tasks: both parts include the pivot's neighbour
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
static void quicksort(int *v, int lo, int hi)
{
    if (lo >= hi)
        return;
    int pivot = v[hi], i = lo - 1; // RACE!
    for (int j = lo; j < hi; j++)
        if (v[j] <= pivot) { // RACE!
            i++;
            int t = v[i]; // RACE!
            v[i] = v[j]; // RACE!
            v[j] = t; // RACE!
        }
    int t = v[i + 1]; // RACE!
    v[i + 1] = v[hi]; // RACE!
    v[hi] = t; // RACE!
#pragma omp task
    quicksort(v, lo, i + 1);
#pragma omp task
    quicksort(v, i + 1, hi);
#pragma omp taskwait
}
int main(void)
{
    int n = 1000, *v = malloc(n * sizeof *v);
    for (int i = 0; i < n; i++)
        v[i] = rand() % n;
#pragma omp parallel
#pragma omp single
    quicksort(v, 0, n - 1);
    printf("%d\n", v[0]);
    return 0;
}
