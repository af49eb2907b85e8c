// merge sort with a scratch array
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static void merge(int *x, int n, int *tmp)
{
    int i = 0, j = n / 2, k = 0;
    while (i < n / 2 && j < n) {
        if (x[i] < x[j]) tmp[k++] = x[i++];
        else tmp[k++] = x[j++];
    }
    while (i < n / 2) tmp[k++] = x[i++];
    while (j < n) tmp[k++] = x[j++];
    memcpy(x, tmp, n * sizeof(int));
}
static void msort(int *x, int n, int *tmp)
{
    if (n < 2) return;
#pragma omp task firstprivate(x, n, tmp) if (n > 100)
    msort(x, n / 2, tmp);
#pragma omp task firstprivate(x, n, tmp) if (n > 100)
    msort(x + n / 2, n - n / 2, tmp + n / 2);
#pragma omp taskwait
    merge(x, n, tmp);
}
int main(void)
{
    int n = 5000;
    int *d = malloc(n * sizeof *d), *t = malloc(n * sizeof *t);
    for (int i = 0; i < n; i++) d[i] = rand() % 1000;
#pragma omp parallel
    {
#pragma omp single
        msort(d, n, t);
    }
    printf("%d\n", d[0]);
    return 0;
}
