// merge sort of pointer and length: the second half begins one element early
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void merge(int *x, int n, int *tmp)
{
    int i = 0, j = n / 2, k = 0;
    while (i < n / 2 && j < n)
        tmp[k++] = x[i] < x[j] ? x[i++] : x[j++]; // RACE!
    while (i < n / 2)
        tmp[k++] = x[i++]; // RACE!
    while (j < n)
        tmp[k++] = x[j++]; // RACE!
    memcpy(x, tmp, n * sizeof(int)); // RACE!
}

static void mergesort(int *x, int n, int *tmp)
{
    if (n < 2)
        return;
#pragma omp task firstprivate(x, n, tmp)
    mergesort(x, n / 2, tmp);
#pragma omp task firstprivate(x, n, tmp)
    mergesort(x + n / 2 - 1, n - n / 2 + 1, tmp + n / 2 - 1);
#pragma omp taskwait
    merge(x, n, tmp);
}

int main(void)
{
    int n = 1000;
    int *data = malloc(n * sizeof(int)), *tmp = malloc(n * sizeof(int));
    for (int i = 0; i < n; i++)
        data[i] = rand() % 100;
#pragma omp parallel
    {
#pragma omp single
        mergesort(data, n, tmp);
    }
    printf("%d\n", data[0]);
    free(data);
    free(tmp);
    return 0;
}
