// Too few waits for a semaphore that every thread posts, and a post that comes too early
// tsan: some: the waits that are there order most runs
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

#define WORKERS 3
static sem_t done, both;
static int part[WORKERS], left, right;

static void *worker(void *arg)
{
    long i = (long)arg;
    part[i] = (int)(i * i); // RACE! p
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
    sem_post(&both);
    right = 1; // RACE! r
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
    for (int i = 0; i < WORKERS - 1; i++)
        sem_wait(&done);
    for (int i = 0; i < WORKERS; i++)
        sum += part[i]; // RACE! p
    sem_wait(&both);
    sem_wait(&both);
    printf("%d %d %d\n", sum, left, right); // RACE! r
    return 0;
}
