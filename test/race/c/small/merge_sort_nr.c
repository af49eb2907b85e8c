// Merge sort: two threads per split, the two halves are merged after both joins
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct range { int *v; int lo, hi; int depth; };

static void merge(int *v, int lo, int mid, int hi)
{
    int *tmp = malloc((size_t)(hi - lo) * sizeof *tmp);
    int i = lo, j = mid, k = 0;
    while (i < mid && j < hi)
        tmp[k++] = v[i] <= v[j] ? v[i++] : v[j++];
    while (i < mid)
        tmp[k++] = v[i++];
    while (j < hi)
        tmp[k++] = v[j++];
    memcpy(v + lo, tmp, (size_t)(hi - lo) * sizeof *tmp);
    free(tmp);
}

static void *sort(void *arg)
{
    struct range *r = arg;
    if (r->hi - r->lo < 2)
        return NULL;
    int mid = (r->lo + r->hi) / 2;
    struct range left = { r->v, r->lo, mid, r->depth + 1 };
    struct range right = { r->v, mid, r->hi, r->depth + 1 };
    if (r->depth < 3) {
        pthread_t a, b;
        pthread_create(&a, NULL, sort, &left);
        pthread_create(&b, NULL, sort, &right);
        pthread_join(a, NULL);
        pthread_join(b, NULL);
    } else {
        sort(&left);
        sort(&right);
    }
    merge(r->v, r->lo, mid, r->hi);
    return NULL;
}

int main(void)
{
    int v[100];
    for (int i = 0; i < 100; i++)
        v[i] = (i * 37) % 101;
    struct range all = { v, 0, 100, 0 };
    sort(&all);
    for (int i = 1; i < 100; i++)
        if (v[i - 1] > v[i])
            return 1;
    return 0;
}
