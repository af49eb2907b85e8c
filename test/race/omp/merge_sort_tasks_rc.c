// merge sort with tasks: merges before both halves are sorted
// flags: -fopenmp
#include <stdio.h>
#include <string.h>

#define N 256

static int data[N], scratch[N];

static void merge(int *a, int lo, int mid, int hi, int *tmp)
{
    int i = lo, j = mid, k = lo;

    while (i < mid && j < hi)
        tmp[k++] = a[i] < a[j] ? a[i++] : a[j++]; // RACE! m s
    while (i < mid)
        tmp[k++] = a[i++]; // RACE! m s
    while (j < hi)
        tmp[k++] = a[j++]; // RACE! m s
    memcpy(a + lo, tmp + lo, (hi - lo) * sizeof(int)); // RACE! m s
}

static void sort(int *a, int lo, int hi, int *tmp)
{
    if (hi - lo < 2)
        return;
    int mid = lo + (hi - lo) / 2;
#pragma omp task
    sort(a, lo, mid, tmp);
#pragma omp task
    sort(a, mid, hi, tmp);
    merge(a, lo, mid, hi, tmp);
}

int main(void)
{
    for (int i = 0; i < N; i++)
        data[i] = (i * 37) % N;
#pragma omp parallel
#pragma omp single
    sort(data, 0, N, scratch);
    printf("%d %d\n", data[0], data[N - 1]);
    return 0;
}
