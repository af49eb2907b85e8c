#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

#define SIZE 8

static int ring[SIZE], in, out;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static sem_t slots, items;

static void put(int v)
{
    sem_wait(&slots);
    pthread_mutex_lock(&lock);
    ring[in] = v;
    in = (in + 1) % SIZE;
    pthread_mutex_unlock(&lock);
    sem_post(&items);
}

static int get(void)
{
    sem_wait(&items);
    pthread_mutex_lock(&lock);
    int v = ring[out];
    out = (out + 1) % SIZE;
    pthread_mutex_unlock(&lock);
    sem_post(&slots);
    return v;
}

static void *producer(void *arg)
{
    for (int i = 0; i < 100; i++)
        put(i);
    return arg;
}

static void *consumer(void *arg)
{
    long sum = 0;
    for (int i = 0; i < 100; i++)
        sum += get();
    printf("%ld\n", sum);
    return arg;
}

int main(void)
{
    pthread_t p, c;
    sem_init(&slots, 0, SIZE);
    sem_init(&items, 0, 0);
    pthread_create(&p, NULL, producer, NULL);
    pthread_create(&c, NULL, consumer, NULL);
    pthread_join(p, NULL);
    pthread_join(c, NULL);
    return 0;
}
