// A semaphore that every thread posts when it is done, waited for as often as there are threads
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

#define WORKERS 3
static sem_t done, both;
static int part[WORKERS], left, right;

static void *worker(void *arg)
{
    long i = (long)arg;
    part[i] = (int)(i * i);
    sem_post(&done);
    return NULL;
}

static void *go_left(void *arg)
{
    left = 1;
    sem_post(&both);
    return arg;
}

static void *go_right(void *arg)
{
    right = 1;
    sem_post(&both);
    return arg;
}

int main(void)
{
    pthread_t t;
    int sum = 0;
    sem_init(&done, 0, 0);
    sem_init(&both, 0, 0);
    for (long i = 0; i < WORKERS; i++) {
        pthread_create(&t, NULL, worker, (void *)i);
        pthread_detach(t);
    }
    pthread_create(&t, NULL, go_left, NULL);
    pthread_detach(t);
    pthread_create(&t, NULL, go_right, NULL);
    pthread_detach(t);
    for (int i = 0; i < WORKERS; i++)
        sem_wait(&done);
    for (int i = 0; i < WORKERS; i++)
        sum += part[i];
    sem_wait(&both);
    sem_wait(&both);
    printf("%d %d %d\n", sum, left, right);
    return 0;
}
