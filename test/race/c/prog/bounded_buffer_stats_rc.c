// bounded buffer by semaphores, statistics updated outside of the lock
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

#define N 8

static int ring[N];
static int head, tail;
static long produced, consumed;
static sem_t empty, full;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *producer(void *arg)
{
    for (int i = 0; i < 1000; i++) {
        sem_wait(&empty);
        pthread_mutex_lock(&lock);
        ring[head] = i;
        head = (head + 1) % N;
        pthread_mutex_unlock(&lock);
        sem_post(&full);
        produced++; // RACE!
    }
    return NULL;
}

static void *consumer(void *arg)
{
    long sum = 0;
    for (int i = 0; i < 1000; i++) {
        sem_wait(&full);
        pthread_mutex_lock(&lock);
        sum += ring[tail];
        tail = (tail + 1) % N;
        consumed++;
        pthread_mutex_unlock(&lock);
        sem_post(&empty);
    }
    return (void *)sum;
}

int main(void)
{
    pthread_t p[2], c[2];
    sem_init(&empty, 0, N);
    sem_init(&full, 0, 0);
    for (int i = 0; i < 2; i++) {
        pthread_create(&p[i], NULL, producer, NULL);
        pthread_create(&c[i], NULL, consumer, NULL);
    }
    for (int i = 0; i < 2; i++) {
        pthread_join(p[i], NULL);
        pthread_join(c[i], NULL);
    }
    printf("%ld %ld\n", produced, consumed);
    return 0;
}
