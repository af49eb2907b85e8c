// merge sort whose halves are sections of a nested region
// flags: -fopenmp
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void merge(int *x, int mid, int n, int *tmp)
{
    int i = 0, j = mid, k = 0;
    while (i < mid && j < n)
        tmp[k++] = x[i] <= x[j] ? x[i++] : x[j++];
    while (i < mid)
        tmp[k++] = x[i++];
    while (j < n)
        tmp[k++] = x[j++];
    memcpy(x, tmp, n * sizeof(int));
}

static void sort(int *x, int n, int *tmp, int threads)
{
    if (n < 2)
        return;
    if (threads <= 1) {
        sort(x, n / 2, tmp, 1);
        sort(x + n / 2, n - n / 2, tmp + n / 2, 1);
    } else {
#pragma omp parallel sections
        {
#pragma omp section
            sort(x, n / 2, tmp, threads / 2);
#pragma omp section
            sort(x + n / 2, n - n / 2, tmp + n / 2, threads - threads / 2);
        }
    }
    merge(x, n / 2, n, tmp);
}

int main(void)
{
    enum { N = 5000 };
    int *x = malloc(N * sizeof(int)), *tmp = malloc(N * sizeof(int));

    omp_set_max_active_levels(4);
    for (int i = 0; i < N; i++)
        x[i] = rand();
    sort(x, N, tmp, 4);
    for (int i = 1; i < N; i++)
        if (x[i - 1] > x[i])
            return 1;
    printf("sorted\n");
    return 0;
}
