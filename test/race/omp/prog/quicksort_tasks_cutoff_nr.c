// quicksort with tasks above a cutoff
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
        if (v[j] < pivot)
            swap(&v[++i], &v[j]); // NORACE
    swap(&v[i + 1], &v[hi]);
    return i + 1;
}

static void sort(int *v, int lo, int hi)
{
    if (lo < hi) {
        int p = partition(v, lo, hi);
        if (hi - lo < 64) {
            sort(v, lo, p - 1);
            sort(v, p + 1, hi);
        } else {
#pragma omp task default(none) firstprivate(v, lo, p)
            sort(v, lo, p - 1);
#pragma omp task default(none) firstprivate(v, hi, p)
            sort(v, p + 1, hi);
        }
    }
}

int main(void)
{
    int n = 5000, *v = malloc(n * sizeof *v);
    for (int i = 0; i < n; i++)
        v[i] = rand() % 1000;
#pragma omp parallel
    {
#pragma omp single nowait
        sort(v, 0, n - 1);
    }
    for (int i = 1; i < n; i++)
        if (v[i] < v[i - 1])
            printf("bad\n");
    free(v);
    return 0;
}
