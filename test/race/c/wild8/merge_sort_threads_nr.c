// Merge sort that starts a thread for each half and joins both before it merges
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
typedef struct { int *a; int l, r; } args_t;
static void merge(int *a, int l, int m, int r)
{
    int n = r - l + 1, *tmp = malloc(n * sizeof *tmp), i = l, j = m + 1, k = 0;
    while (i <= m && j <= r)
        tmp[k++] = a[i] <= a[j] ? a[i++] : a[j++]; // NORACE
    while (i <= m)
        tmp[k++] = a[i++]; // NORACE
    while (j <= r)
        tmp[k++] = a[j++]; // NORACE
    memcpy(a + l, tmp, n * sizeof *tmp); // NORACE
    free(tmp);
}
static void *sort(void *p)
{
    args_t *s = p;
    if (s->l >= s->r)
        return NULL;
    int m = s->l + (s->r - s->l) / 2;
    args_t left = { s->a, s->l, m }, right = { s->a, m + 1, s->r };
    pthread_t t1, t2;
    pthread_create(&t1, NULL, sort, &left);
    pthread_create(&t2, NULL, sort, &right);
    pthread_join(t1, NULL);
    pthread_join(t2, NULL);
    merge(s->a, s->l, m, s->r);
    return NULL;
}
int main(void)
{
    int v[32];
    for (int i = 0; i < 32; i++)
        v[i] = (i * 29) % 31;
    args_t all = { v, 0, 31 };
    sort(&all);
    for (int i = 0; i < 32; i++)
        printf("%d ", v[i]);
    return 0;
}
