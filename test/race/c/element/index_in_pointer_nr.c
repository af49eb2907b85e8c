// the index passed in the pointer selects the worker's own slot
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>

#define WORKERS 4

static int counts[WORKERS];

static void *count(void *arg)
{
    intptr_t id = (intptr_t)arg;

    for (int i = 0; i < 100; i++)
        counts[id] += i & 1; // NORACE
    return NULL;
}

int main(void)
{
    pthread_t threads[WORKERS];
    int total = 0;

    for (intptr_t i = 0; i < WORKERS; i++)
        pthread_create(&threads[i], NULL, count, (void *)i);
    for (int i = 0; i < WORKERS; i++)
        pthread_join(threads[i], NULL);
    for (int i = 0; i < WORKERS; i++)
        total += counts[i]; // NORACE
    printf("%d\n", total);
    return 0;
}
