// Quick sort with tasks: halves left and right of the pivot.
// flags: -fopenmp
// tsan: no: it takes arguments of tasks for shared
#include <stdio.h>
#include <stdlib.h>

static int partition(int *v, int lo, int hi)
{
    int p = v[hi], i = lo;
    for (int j = lo; j < hi; j++)
        if (v[j] < p) {
            int t = v[i];
            v[i] = v[j];
            v[j] = t;
            i++;
        }
    int t = v[i];
    v[i] = v[hi];
    v[hi] = t;
    return i;
}

static void quick(int *v, int lo, int hi)
{
    if (lo >= hi)
        return;
    int m = partition(v, lo, hi);
#pragma omp task firstprivate(v, lo, m)
    quick(v, lo, m - 1);
#pragma omp task firstprivate(v, hi, m)
    quick(v, m + 1, hi);
}

int main(void)
{
    static int v[3000];
    for (int i = 0; i < 3000; i++)
        v[i] = rand();
#pragma omp parallel
#pragma omp single nowait
    quick(v, 0, 2999);
    printf("%d\n", v[0]);
    return 0;
}
