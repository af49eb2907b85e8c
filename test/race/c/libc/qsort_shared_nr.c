// the array is sorted before the threads start, they only search it
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define N 64

static int keys[N];

static int compare(const void *a, const void *b)
{
    return *(const int *)a - *(const int *)b; // NORACE
}

static void sort_keys(void)
{
    qsort(keys, N, sizeof(keys[0]), compare); // NORACE
}

static void *finder(void *arg)
{
    int key = *(int *)arg;
    int *found;

    found = bsearch(&key, keys, N, sizeof(keys[0]), compare); // NORACE
    *(int *)arg = found != NULL;
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    int wanted[2] = {31, 36};

    for (int i = 0; i < N; i++)
        keys[i] = (i * 37) % N;
    sort_keys();
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, finder, &wanted[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", wanted[0]);
    return 0;
}
