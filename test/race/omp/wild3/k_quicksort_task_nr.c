// quicksort by tasks with a cut-off
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
static void swap(int *a, int *b)
{
    int t = *a;
    *a = *b;
    *b = t;
}
static int partition(int *v, int lo, int hi)
{
    int pivot = v[hi], i = lo - 1;
    for (int j = lo; j < hi; j++)
        if (v[j] <= pivot)
            swap(&v[++i], &v[j]);
    swap(&v[i + 1], &v[hi]);
    return i + 1;
}
static void quicksort(int *v, int lo, int hi)
{
    if (lo >= hi)
        return;
    int p = partition(v, lo, hi);
#pragma omp task shared(v) firstprivate(lo, p) if (p - lo > 100)
    quicksort(v, lo, p - 1);
#pragma omp task shared(v) firstprivate(hi, p) if (hi - p > 100)
    quicksort(v, p + 1, hi);
#pragma omp taskwait
}
int main(void)
{
    int n = 10000, *v = malloc(n * sizeof *v);
    for (int i = 0; i < n; i++)
        v[i] = rand() % n;
#pragma omp parallel
#pragma omp single nowait
    quicksort(v, 0, n - 1);
    for (int i = 1; i < n; i++)
        if (v[i - 1] > v[i])
            return 1;
    puts("sorted");
    return 0;
}
