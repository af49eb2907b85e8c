// Quicksort that starts a thread for one half down to a depth
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
struct range { int *a; int lo, hi, depth; };
static void swap(int *x, int *y)
{
    int t = *x;
    *x = *y;
    *y = t;
}
static int partition(int *a, int lo, int hi)
{
    int p = a[hi], i = lo;
    for (int j = lo; j < hi; j++)
        if (a[j] < p)
            swap(&a[i++], &a[j]);
    swap(&a[i], &a[hi]);
    return i;
}
static void *quick(void *arg)
{
    struct range *r = arg;
    if (r->lo >= r->hi)
        return NULL;
    int m = partition(r->a, r->lo, r->hi);
    struct range left = { r->a, r->lo, m - 1, r->depth - 1 };
    struct range right = { r->a, m + 1, r->hi, r->depth - 1 };
    if (r->depth > 0) {
        pthread_t t;
        pthread_create(&t, NULL, quick, &left);
        quick(&right);
        pthread_join(t, NULL);
    } else {
        quick(&left);
        quick(&right);
    }
    return NULL;
}
int main(void)
{
    int n = 500;
    int *a = malloc(n * sizeof *a);
    for (int i = 0; i < n; i++)
        a[i] = rand();
    struct range all = { a, 0, n - 1, 3 };
    quick(&all);
    for (int i = 1; i < n; i++)
        if (a[i - 1] > a[i])
            printf("bad\n");
    free(a);
    return 0;
}
