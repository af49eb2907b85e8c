// producers and consumers with two counting semaphores and a mutex
#include <pthread.h>
#include <semaphore.h>
#define SLOTS 4

static int slots[SLOTS];
static int in, out;
static long consumed;
static sem_t empty, full;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *producer(void *arg)
{
    for (int i = 0; i < 30; i++) {
        sem_wait(&empty);
        pthread_mutex_lock(&m);
        slots[in] = i;
        in = (in + 1) % SLOTS;
        pthread_mutex_unlock(&m);
        sem_post(&full);
    }
    return NULL;
}

static void *consumer(void *arg)
{
    for (int i = 0; i < 30; i++) {
        sem_wait(&full);
        pthread_mutex_lock(&m);
        int v = slots[out];
        out = (out + 1) % SLOTS;
        consumed += v;
        pthread_mutex_unlock(&m);
        sem_post(&empty);
    }
    return NULL;
}

int main(void)
{
    pthread_t p[2], c[2];

    sem_init(&empty, 0, SLOTS);
    sem_init(&full, 0, 0);
    for (int i = 0; i < 2; i++) {
        pthread_create(&p[i], NULL, producer, NULL);
        pthread_create(&c[i], NULL, consumer, NULL);
    }
    for (int i = 0; i < 2; i++) {
        pthread_join(p[i], NULL);
        pthread_join(c[i], NULL);
    }
    return (int)consumed;
}
