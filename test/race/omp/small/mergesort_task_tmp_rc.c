// Merge sort with tasks; the merge starts before both halves are done.
// flags: -fopenmp
// tsan: no: it takes arguments of tasks for shared
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void merge(int *a, int *tmp, int lo, int mid, int hi)
{
    int i = lo, j = mid, k = lo;
    while (i < mid && j < hi)
        tmp[k++] = a[i] < a[j] ? a[i++] : a[j++]; // RACE!
    while (i < mid)
        tmp[k++] = a[i++]; // RACE!
    while (j < hi)
        tmp[k++] = a[j++]; // RACE!
    memcpy(a + lo, tmp + lo, (hi - lo) * sizeof(int)); // RACE!
}

static void sort(int *a, int *tmp, int lo, int hi)
{
    if (hi - lo < 2)
        return;
    int mid = lo + (hi - lo) / 2;
#pragma omp task
    sort(a, tmp, lo, mid);
    sort(a, tmp, mid, hi);
    merge(a, tmp, lo, mid, hi);
}

int main(void)
{
    int n = 1000;
    int *a = malloc(n * sizeof(int)), *tmp = malloc(n * sizeof(int));
    for (int i = 0; i < n; i++)
        a[i] = (i * 7919) % n;
#pragma omp parallel
#pragma omp single
    sort(a, tmp, 0, n);
    printf("%d\n", a[0]);
    free(a);
    free(tmp);
    return 0;
}
