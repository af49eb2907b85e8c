// the consumer looks at the slot before it has taken the lock
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define SIZE 4

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t not_full = PTHREAD_COND_INITIALIZER;
static pthread_cond_t not_empty = PTHREAD_COND_INITIALIZER;
static int *ring[SIZE];
static unsigned head, tail;

static void ring_put(int *item)
{
    pthread_mutex_lock(&lock);
    while (head - tail == SIZE)
        pthread_cond_wait(&not_full, &lock);
    ring[head++ % SIZE] = item; // RACE!
    pthread_cond_signal(&not_empty);
    pthread_mutex_unlock(&lock);
}

static int *ring_get(void)
{
    int *item;

    item = ring[tail % SIZE]; // RACE!
    pthread_mutex_lock(&lock);
    while (head == tail)
        pthread_cond_wait(&not_empty, &lock);
    tail++; // NORACE
    pthread_cond_signal(&not_full);
    pthread_mutex_unlock(&lock);
    return item;
}

static void *consumer(void *arg)
{
    for (int i = 0; i < 30; i++) {
        int *item = ring_get();

        *(long *)arg += item != NULL;
    }
    return NULL;
}

int main(void)
{
    pthread_t t;
    long sum = 0;

    pthread_create(&t, NULL, consumer, &sum);
    for (int i = 0; i < 30; i++) {
        int *item = malloc(sizeof(*item));

        if (!item)
            return 1;
        *item = i; // NORACE
        ring_put(item);
    }
    pthread_join(t, NULL);
    printf("%ld\n", sum);
    return 0;
}
