// merge sort that starts a thread for the left half, down to a depth
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct span { int *v, *tmp; int lo, hi, depth; };

static void merge(int *v, int *tmp, int lo, int mid, int hi)
{
    int i = lo, j = mid, k = lo;
    while (i < mid && j < hi)
        tmp[k++] = v[i] <= v[j] ? v[i++] : v[j++]; // NORACE
    while (i < mid)
        tmp[k++] = v[i++];
    while (j < hi)
        tmp[k++] = v[j++];
    memcpy(v + lo, tmp + lo, (size_t)(hi - lo) * sizeof *v); // NORACE
}
static void *sort(void *arg)
{
    struct span *s = arg;
    if (s->hi - s->lo < 2)
        return NULL;
    int mid = (s->lo + s->hi) / 2;
    struct span left = {s->v, s->tmp, s->lo, mid, s->depth - 1};
    struct span right = {s->v, s->tmp, mid, s->hi, s->depth - 1};
    if (s->depth > 0) {
        pthread_t t;
        pthread_create(&t, NULL, sort, &left);
        sort(&right);
        pthread_join(t, NULL);
    } else {
        sort(&left);
        sort(&right);
    }
    merge(s->v, s->tmp, s->lo, mid, s->hi);
    return NULL;
}
int main(void)
{
    enum { N = 10000 };
    int *v = malloc(N * sizeof *v), *tmp = malloc(N * sizeof *tmp);
    for (int i = 0; i < N; i++)
        v[i] = rand();
    struct span all = {v, tmp, 0, N, 3};
    sort(&all);
    return v[0] > v[N - 1];
}
