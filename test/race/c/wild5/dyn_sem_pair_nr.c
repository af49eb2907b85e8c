// items and spaces: one producer, one consumer, two semaphores
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#define SLOTS 8
static int buf[SLOTS];
static sem_t items, spaces;
static void *producer(void *arg)
{
    for (int i = 0; i < 100; i++) {
        sem_wait(&spaces);
        buf[i % SLOTS] = i;
        sem_post(&items);
    }
    return NULL;
}
static void *consumer(void *arg)
{
    long sum = 0;
    for (int i = 0; i < 100; i++) {
        sem_wait(&items);
        sum += buf[i % SLOTS];
        sem_post(&spaces);
    }
    printf("%ld\n", sum);
    return NULL;
}
int main(void)
{
    pthread_t p, c;
    sem_init(&items, 0, 0);
    sem_init(&spaces, 0, SLOTS);
    pthread_create(&p, NULL, producer, NULL);
    pthread_create(&c, NULL, consumer, NULL);
    pthread_join(p, NULL);
    pthread_join(c, NULL);
    return 0;
}
