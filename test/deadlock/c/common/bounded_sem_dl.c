#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

#define SIZE 8
#define ITEMS 100

static int buffer[SIZE];
static int in, out;
static sem_t empty, full;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void *producer(void *arg)
{
    for (int i = 0; i < ITEMS; i++) {
        pthread_mutex_lock(&mutex); // DEADLOCK
        sem_wait(&empty); // DEADLOCK!
        buffer[in] = i;
        in = (in + 1) % SIZE;
        pthread_mutex_unlock(&mutex);
        sem_post(&full); // DEADLOCK
    }
    return arg;
}

static void *consumer(void *arg)
{
    for (int i = 0; i < ITEMS; i++) {
        sem_wait(&full); // DEADLOCK
        pthread_mutex_lock(&mutex); // DEADLOCK
        int v = buffer[out];
        out = (out + 1) % SIZE;
        pthread_mutex_unlock(&mutex);
        sem_post(&empty); // DEADLOCK
        printf("%d\n", v);
    }
    return arg;
}

int main(void)
{
    pthread_t p, c;
    sem_init(&empty, 0, SIZE);
    sem_init(&full, 0, 0);
    pthread_create(&p, NULL, producer, NULL);
    pthread_create(&c, NULL, consumer, NULL);
    pthread_join(p, NULL);
    pthread_join(c, NULL);
    sem_destroy(&empty);
    sem_destroy(&full);
    return 0;
}
