// two consumers count in one variable outside of the lock
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#define SLOTS 8
static int buf[SLOTS], in, out, taken;
static sem_t items, spaces;
static pthread_mutex_t mu = PTHREAD_MUTEX_INITIALIZER;
static void *producer(void *arg)
{
    for (int i = 0; i < 100; i++) {
        sem_wait(&spaces);
        pthread_mutex_lock(&mu);
        buf[in] = i;
        in = (in + 1) % SLOTS;
        pthread_mutex_unlock(&mu);
        sem_post(&items);
    }
    return NULL;
}
static void *consumer(void *arg)
{
    for (int i = 0; i < 50; i++) {
        sem_wait(&items);
        pthread_mutex_lock(&mu);
        int v = buf[out];
        out = (out + 1) % SLOTS;
        pthread_mutex_unlock(&mu);
        sem_post(&spaces);
        taken += v; // RACE!
    }
    return NULL;
}
int main(void)
{
    pthread_t p, c[2];
    sem_init(&items, 0, 0);
    sem_init(&spaces, 0, SLOTS);
    pthread_create(&p, NULL, producer, NULL);
    for (int i = 0; i < 2; i++)
        pthread_create(&c[i], NULL, consumer, NULL);
    pthread_join(p, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(c[i], NULL);
    printf("%d\n", taken);
    return 0;
}
