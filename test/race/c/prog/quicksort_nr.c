// parallel quicksort: each call starts a thread for the left part and does the right one itself
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define N 10000
#define CUTOFF 100

struct range {
    int *array;
    int low;
    int high;
    int depth;
};


static int compare(const void *a, const void *b)
{
    return *(const int *)a - *(const int *)b;
}

static int partition(int *a, int low, int high)
{
    int pivot = a[high], i = low - 1, tmp;

    for (int j = low; j < high; j++)
        if (a[j] <= pivot) {
            i++;
            tmp = a[i];
            a[i] = a[j];
            a[j] = tmp;
        }
    tmp = a[i + 1];
    a[i + 1] = a[high];
    a[high] = tmp;
    return i + 1;
}

static void *quicksort(void *arg)
{
    struct range *r = arg;

    if (r->high - r->low < CUTOFF) {
        if (r->low < r->high)
            qsort(r->array + r->low, r->high - r->low + 1, sizeof(int), compare);
        return NULL;
    }
    int p = partition(r->array, r->low, r->high);
    struct range left = {r->array, r->low, p - 1, r->depth + 1};
    struct range right = {r->array, p + 1, r->high, r->depth + 1};
    pthread_t t;
    if (pthread_create(&t, NULL, quicksort, &left) != 0) {
        quicksort(&left);
        quicksort(&right);
        return NULL;
    }
    quicksort(&right);
    pthread_join(t, NULL);
    return NULL;
}

int main(void)
{
    int *data = malloc(N * sizeof(int));

    for (int i = 0; i < N; i++)
        data[i] = rand();
    struct range all = {data, 0, N - 1, 0};
    quicksort(&all);
    for (int i = 1; i < N; i++)
        if (data[i - 1] > data[i])
            printf("not sorted\n");
    free(data);
    return 0;
}
