// One thread more than the barrier counts: `i <= WORKERS`.
// tsan: no: the last thread often comes before the others go on
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

#define WORKERS 4

static atomic_int arrived;
static int part[WORKERS + 1];
static int total[WORKERS + 1];

static void *work(void *arg)
{
    long self = (long)arg;
    part[self] = (int)self; // RACE!
    atomic_fetch_add(&arrived, 1);
    while (atomic_load(&arrived) < WORKERS)
        ;
    for (int i = 0; i <= WORKERS; i++)
        total[self] += part[i]; // RACE!
    return NULL;
}

int main(void)
{
    pthread_t threads[WORKERS + 1];
    for (long i = 0; i <= WORKERS; i++)
        pthread_create(&threads[i], NULL, work, (void *)i);
    for (int i = 0; i <= WORKERS; i++)
        pthread_join(threads[i], NULL);
    printf("%d\n", total[0]);
    return 0;
}
