/* Producer and consumer, as on the slides; the producer has its two waits in the wrong order. */
#include <pthread.h>
#include <semaphore.h>
#define SLOTS 8

static sem_t empty, full, mutex;
static int buf[SLOTS], in, out;

static void *producer(void *arg)
{
    for (int i = 0; i < 100; i++) {
        sem_wait(&mutex);
        sem_wait(&empty); // DEADLOCK!
        buf[in] = i;
        in = (in + 1) % SLOTS;
        sem_post(&mutex);
        sem_post(&full);
    }
    return arg;
}

static void *consumer(void *arg)
{
    for (int i = 0; i < 100; i++) {
        sem_wait(&full); // DEADLOCK
        sem_wait(&mutex); // DEADLOCK!
        int v = buf[out];
        out = (out + 1) % SLOTS;
        sem_post(&mutex);
        sem_post(&empty);
        (void)v;
    }
    return arg;
}

int main(void)
{
    pthread_t p, c;
    sem_init(&empty, 0, SLOTS);
    sem_init(&full, 0, 0);
    sem_init(&mutex, 0, 1);
    pthread_create(&p, NULL, producer, NULL);
    pthread_create(&c, NULL, consumer, NULL);
    pthread_join(p, NULL);
    pthread_join(c, NULL);
    return 0;
}
