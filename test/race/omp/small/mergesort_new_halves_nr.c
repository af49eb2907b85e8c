// Merge sort as textbooks have it: both halves are copied to arrays of their own.
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void merge(int *out, const int *l, int nl, const int *r, int nr)
{
    int i = 0, j = 0, k = 0;
    while (i < nl && j < nr)
        out[k++] = l[i] <= r[j] ? l[i++] : r[j++];
    while (i < nl)
        out[k++] = l[i++];
    while (j < nr)
        out[k++] = r[j++];
}

static void sort(int *a, int n)
{
    if (n < 2)
        return;
    int mid = n / 2;
    int *left = malloc(mid * sizeof(int)), *right = malloc((n - mid) * sizeof(int));
    for (int i = 0; i < mid; i++)
        left[i] = a[i];
    for (int i = mid; i < n; i++)
        right[i - mid] = a[i];
#pragma omp task
    sort(left, mid);
#pragma omp task
    sort(right, n - mid);
#pragma omp taskwait
    merge(a, left, mid, right, n - mid);
    free(left);
    free(right);
}

int main(void)
{
    int a[400];
    for (int i = 0; i < 400; i++)
        a[i] = i * 7919 % 1009;
#pragma omp parallel
#pragma omp single
    sort(a, 400);
    printf("%d %d\n", a[0], a[399]);
    return 0;
}
