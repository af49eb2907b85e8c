// Made and joined up to the last, included.
#include <pthread.h>
#include <stdio.h>

#define LAST 4

static int part[LAST + 1];

static void *work(void *arg)
{
    part[(long)arg]++; // NORACE
    return NULL;
}

int main(void)
{
    pthread_t threads[LAST + 1];
    for (long i = 0; i <= LAST; i++)
        pthread_create(&threads[i], NULL, work, (void *)i);
    for (int i = 0; i <= LAST; i++)
        pthread_join(threads[i], NULL);
    printf("%d\n", part[LAST]); // NORACE
    return 0;
}
