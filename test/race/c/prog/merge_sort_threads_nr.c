// merge sort that starts a thread for each half
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define N 1024

struct range {
    int *a;
    int lo, hi; /* inclusive */
    int depth;
};

static void merge(int *a, int lo, int mid, int hi)
{
    int n = hi - lo + 1;
    int *tmp = malloc(n * sizeof(int));
    int i = lo, j = mid + 1, k = 0;
    while (i <= mid && j <= hi)
        tmp[k++] = a[i] <= a[j] ? a[i++] : a[j++];
    while (i <= mid)
        tmp[k++] = a[i++];
    while (j <= hi)
        tmp[k++] = a[j++];
    memcpy(a + lo, tmp, n * sizeof(int)); // NORACE
    free(tmp);
}

static void *msort(void *arg)
{
    struct range *r = arg;
    if (r->lo >= r->hi)
        return NULL;
    int mid = r->lo + (r->hi - r->lo) / 2;
    struct range left = {r->a, r->lo, mid, r->depth + 1};
    struct range right = {r->a, mid + 1, r->hi, r->depth + 1};
    if (r->depth < 3) {
        pthread_t tl, tr;
        pthread_create(&tl, NULL, msort, &left);
        pthread_create(&tr, NULL, msort, &right);
        pthread_join(tl, NULL);
        pthread_join(tr, NULL);
    } else {
        msort(&left);
        msort(&right);
    }
    merge(r->a, r->lo, mid, r->hi);
    return NULL;
}

int main(void)
{
    static int data[N];
    for (int i = 0; i < N; i++)
        data[i] = (i * 7919) % N;
    struct range all = {data, 0, N - 1, 0};
    msort(&all);
    for (int i = 1; i < N; i++)
        if (data[i - 1] > data[i])
            printf("unsorted\n");
    return 0;
}
