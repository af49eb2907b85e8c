// Bounded buffer: producers have one mutex, consumers another, two semaphores between
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#define SLOTS 8
#define PER 50
static int buffer[SLOTS];
static int in, out;
static sem_t empty, full;
static pthread_mutex_t pm = PTHREAD_MUTEX_INITIALIZER, cm = PTHREAD_MUTEX_INITIALIZER;
static void insert_item(int item)
{
    sem_wait(&empty);
    pthread_mutex_lock(&pm);
    buffer[in] = item;
    in = (in + 1) % SLOTS;
    pthread_mutex_unlock(&pm);
    sem_post(&full);
}
static int remove_item(void)
{
    int item;
    sem_wait(&full);
    pthread_mutex_lock(&cm);
    item = buffer[out];
    out = (out + 1) % SLOTS;
    pthread_mutex_unlock(&cm);
    sem_post(&empty);
    return item;
}
static void *producer(void *param)
{
    int id = *(int *)param;
    for (int i = 0; i < PER; i++)
        insert_item(id * 1000 + i);
    return NULL;
}
static void *consumer(void *param)
{
    long *sum = param;
    for (int i = 0; i < PER; i++)
        *sum += remove_item();
    return NULL;
}
int main(void)
{
    pthread_t p[2], c[2];
    int ids[2] = { 1, 2 };
    long sums[2] = { 0, 0 };
    sem_init(&empty, 0, SLOTS);
    sem_init(&full, 0, 0);
    for (int i = 0; i < 2; i++) {
        pthread_create(&p[i], NULL, producer, &ids[i]);
        pthread_create(&c[i], NULL, consumer, &sums[i]);
    }
    for (int i = 0; i < 2; i++) {
        pthread_join(p[i], NULL);
        pthread_join(c[i], NULL);
    }
    printf("%ld\n", sums[0] + sums[1]);
    return 0;
}
