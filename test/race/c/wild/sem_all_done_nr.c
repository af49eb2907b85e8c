// Detached threads; main waits on a semaphore once for each
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

#define K 4
static sem_t done;
static long part[K];

static void *crunch(void *arg)
{
    long id = (long)arg;
    long s = 0;
    for (long i = id; i < 10000; i += K)
        s += i;
    part[id] = s;
    sem_post(&done);
    return NULL;
}

int main(void)
{
    long total = 0;
    pthread_attr_t attr;
    pthread_t t;
    sem_init(&done, 0, 0);
    pthread_attr_init(&attr);
    pthread_attr_setdetachstate(&attr, PTHREAD_CREATE_DETACHED);
    for (long i = 0; i < K; i++)
        pthread_create(&t, &attr, crunch, (void *)i);
    for (int i = 0; i < K; i++)
        sem_wait(&done);
    for (int i = 0; i < K; i++)
        total += part[i];
    printf("%ld\n", total);
    return 0;
}
