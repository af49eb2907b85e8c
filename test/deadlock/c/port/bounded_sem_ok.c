/* Producer and consumer; the consumer waits for an item before it takes the mutex. */
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

#define SIZE 5
#define ITEMS 100

typedef struct {
    int buf[SIZE];
    int in, out;
    sem_t full, empty, mutex;
} sbuf_t;

static sbuf_t shared;

void *Producer(void *arg)
{
    for (int i = 0; i < ITEMS; i++) {
        sem_wait(&shared.empty);
        sem_wait(&shared.mutex);
        shared.buf[shared.in] = i;
        shared.in = (shared.in + 1) % SIZE;
        sem_post(&shared.mutex);
        sem_post(&shared.full);
    }
    return NULL;
}

void *Consumer(void *arg)
{
    int sum = 0;
    for (int i = 0; i < ITEMS; i++) {
        sem_wait(&shared.full);
        sem_wait(&shared.mutex);
        sum += shared.buf[shared.out];
        shared.out = (shared.out + 1) % SIZE;
        sem_post(&shared.mutex);
        sem_post(&shared.empty);
    }
    printf("%d\n", sum);
    return NULL;
}

int main(void)
{
    pthread_t p, c;
    sem_init(&shared.full, 0, 0);
    sem_init(&shared.empty, 0, SIZE);
    sem_init(&shared.mutex, 0, 1);
    pthread_create(&p, NULL, Producer, NULL);
    pthread_create(&c, NULL, Consumer, NULL);
    pthread_join(p, NULL);
    pthread_join(c, NULL);
    return 0;
}
