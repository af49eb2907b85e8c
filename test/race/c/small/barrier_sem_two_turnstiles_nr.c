// A barrier that can be used again: two turnstiles of semaphores and a count under a mutex
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#define N 4
static sem_t mutex, turnstile, turnstile2;
static int count;
static int cell[N], copy[N];
static void rendezvous(void)
{
    sem_wait(&mutex);
    if (++count == N)
        for (int i = 0; i < N; i++)
            sem_post(&turnstile);
    sem_post(&mutex);
    sem_wait(&turnstile);
}
static void leave(void)
{
    sem_wait(&mutex);
    if (--count == 0)
        for (int i = 0; i < N; i++)
            sem_post(&turnstile2);
    sem_post(&mutex);
    sem_wait(&turnstile2);
}
static void *work(void *arg)
{
    int me = (int)(long)arg;
    for (int r = 0; r < 5; r++) {
        cell[me] = me + r;
        rendezvous();
        copy[me] = cell[(me + 1) % N];
        leave();
    }
    return NULL;
}
int main(void)
{
    pthread_t t[N];
    sem_init(&mutex, 0, 1);
    sem_init(&turnstile, 0, 0);
    sem_init(&turnstile2, 0, 0);
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], NULL, work, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", copy[0]);
    return 0;
}
