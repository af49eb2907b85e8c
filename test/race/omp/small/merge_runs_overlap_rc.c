// Bottom-up merge sort whose runs are merged in steps of one run: neighbours overlap
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
static int min(int a, int b) { return a < b ? a : b; }
static void merge(const int *src, int *dst, int lo, int mid, int hi)
{
    int i = lo, j = mid;
    for (int k = lo; k < hi; k++)
        dst[k] = i < mid && (j >= hi || src[i] <= src[j]) ? src[i++] : src[j++]; // RACE!
}
int main(void)
{
    int n = 5000;
    int *a = malloc(n * sizeof *a), *b = malloc(n * sizeof *b);
    for (int i = 0; i < n; i++)
        a[i] = (i * 7919) % n;
    for (int w = 1; w < n; w *= 2) {
#pragma omp parallel for
        for (int lo = 0; lo < n; lo += w)
            merge(a, b, lo, min(lo + w, n), min(lo + 2 * w, n));
        int *t = a;
        a = b;
        b = t;
    }
    printf("%d\n", a[17]);
    free(a);
    free(b);
    return 0;
}
