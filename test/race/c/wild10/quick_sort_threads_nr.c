// Quicksort: one half in a new thread down to some depth
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct range {
    int *a;
    int lo, hi, depth;
};

static void sort(int *a, int lo, int hi, int depth);

static void *sort_thread(void *arg)
{
    struct range *r = arg;
    sort(r->a, r->lo, r->hi, r->depth);
    return NULL;
}

static int partition(int *a, int lo, int hi)
{
    int p = a[hi], i = lo; // NORACE
    for (int j = lo; j < hi; j++)
        if (a[j] < p) { // NORACE
            int t = a[i];
            a[i++] = a[j]; // NORACE
            a[j] = t; // NORACE
        }
    a[hi] = a[i]; // NORACE
    a[i] = p;
    return i;
}

static void sort(int *a, int lo, int hi, int depth)
{
    if (lo >= hi)
        return;
    int m = partition(a, lo, hi);
    if (depth > 0) {
        pthread_t t;
        struct range left = {a, lo, m - 1, depth - 1};
        int err = pthread_create(&t, NULL, sort_thread, &left);
        sort(a, m + 1, hi, depth - 1);
        if (err)
            sort_thread(&left);
        else
            pthread_join(t, NULL);
    } else {
        sort(a, lo, m - 1, 0);
        sort(a, m + 1, hi, 0);
    }
}

int main(void)
{
    int n = 10000, *a = malloc((size_t)n * sizeof *a);
    for (int i = 0; i < n; i++)
        a[i] = rand();
    sort(a, 0, n - 1, 3);
    for (int i = 1; i < n; i++)
        if (a[i - 1] > a[i]) // NORACE
            return 1;
    return 0;
}
