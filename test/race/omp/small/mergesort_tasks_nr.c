// Merge sort with tasks and taskwait.
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

static void merge(int *a, int lo, int mid, int hi, int *tmp)
{
    int i = lo, j = mid;
    for (int k = lo; k < hi; k++) {
        if (i < mid && (j >= hi || a[i] <= a[j]))
            tmp[k] = a[i++];
        else
            tmp[k] = a[j++];
    }
    for (int k = lo; k < hi; k++)
        a[k] = tmp[k];
}

static void msort(int *a, int lo, int hi, int *tmp)
{
    if (hi - lo <= 1)
        return;
    int mid = (lo + hi) / 2;
#pragma omp task shared(a, tmp) if (hi - lo > 64)
    msort(a, lo, mid, tmp);
#pragma omp task shared(a, tmp) if (hi - lo > 64)
    msort(a, mid, hi, tmp);
#pragma omp taskwait
    merge(a, lo, mid, hi, tmp);
}

int main(void)
{
    int n = 2000;
    int *a = malloc(n * sizeof(int)), *tmp = malloc(n * sizeof(int));
    for (int i = 0; i < n; i++)
        a[i] = rand() % 1000;
#pragma omp parallel
    {
#pragma omp single
        msort(a, 0, n, tmp);
    }
    printf("%d\n", a[0]);
    free(a);
    free(tmp);
    return 0;
}
