// quick sort: both halves as tasks, small ones in place
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
static int partition(int *a, int lo, int hi)
{
    int pivot = a[hi], i = lo - 1;
    for (int j = lo; j < hi; j++)
        if (a[j] <= pivot) {
            i++;
            int t = a[i];
            a[i] = a[j];
            a[j] = t;
        }
    int t = a[i + 1];
    a[i + 1] = a[hi];
    a[hi] = t;
    return i + 1;
}
static void quicksort(int *a, int lo, int hi)
{
    if (lo < hi) {
        int p = partition(a, lo, hi);
#pragma omp task firstprivate(a, lo, p) if (hi - lo > 100)
        quicksort(a, lo, p - 1);
#pragma omp task firstprivate(a, hi, p) if (hi - lo > 100)
        quicksort(a, p + 1, hi);
    }
}
int main(void)
{
    int n = 10000, *a = malloc(n * sizeof *a);
    for (int i = 0; i < n; i++)
        a[i] = rand();
#pragma omp parallel
    {
#pragma omp single
        quicksort(a, 0, n - 1);
    }
    printf("%d\n", a[0]);
    free(a);
    return 0;
}
