#include <pthread.h>
#include <semaphore.h>
#define CAP 4
static sem_t empty, full;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int buf[CAP], in, out;
static void *producer(void *p)
{
    for (int i = 0; i < 100; i++) {
        pthread_mutex_lock(&m); // DEADLOCK
        sem_wait(&empty); // DEADLOCK!
        buf[in] = i;
        in = (in + 1) % CAP;
        pthread_mutex_unlock(&m);
        sem_post(&full);
    }
    return p;
}
static void *consumer(void *p)
{
    for (int i = 0; i < 100; i++) {
        sem_wait(&full);
        pthread_mutex_lock(&m); // DEADLOCK
        int v = buf[out];
        out = (out + 1) % CAP;
        pthread_mutex_unlock(&m);
        sem_post(&empty); // DEADLOCK
        (void)v;
    }
    return p;
}
int main(void)
{
    pthread_t a, b;
    sem_init(&empty, 0, CAP);
    sem_init(&full, 0, 0);
    pthread_create(&a, NULL, producer, NULL);
    pthread_create(&b, NULL, consumer, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
