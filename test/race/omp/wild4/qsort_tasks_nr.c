// Quicksort with tasks, no wait needed before the end of the region
// flags: -fopenmp
// link: -fopenmp -lm
#include <stdio.h>
#include <stdlib.h>
static int partition(int *a, int lo, int hi)
{
    int p = a[hi], i = lo - 1, t; // NORACE
    for (int j = lo; j < hi; j++)
        if (a[j] <= p) { // NORACE
            i++;
            t = a[i], a[i] = a[j], a[j] = t; // NORACE
        }
    t = a[i + 1], a[i + 1] = a[hi], a[hi] = t; // NORACE
    return i + 1;
}
static void quicksort(int *a, int lo, int hi)
{
    if (lo < hi) {
        int p = partition(a, lo, hi);
#pragma omp task firstprivate(a, lo, p)
        quicksort(a, lo, p - 1);
#pragma omp task firstprivate(a, hi, p)
        quicksort(a, p + 1, hi);
    }
}
int main(void)
{
    int n = 1000, *a = malloc(n * sizeof *a);
    for (int i = 0; i < n; i++)
        a[i] = rand() % 1000;
#pragma omp parallel
    {
#pragma omp single nowait
        quicksort(a, 0, n - 1);
    }
    printf("%d %d\n", a[0], a[n - 1]);
    free(a);
    return 0;
}
