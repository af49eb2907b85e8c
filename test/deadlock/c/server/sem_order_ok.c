// Producer and consumer with semaphores and a mutex:
// the semaphore first.
#include <pthread.h>
#include <semaphore.h>
static sem_t empty, full;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int slots[4], w, r;

static void *produce(void *arg)
{
    for (int i = 0; i < 20; i++) {
        sem_wait(&empty);
        pthread_mutex_lock(&m);
        slots[w++ % 4] = i;
        pthread_mutex_unlock(&m);
        sem_post(&full);
    }
    return arg;
}

static void *consume(void *arg)
{
    int sum = 0;
    for (int i = 0; i < 20; i++) {
        sem_wait(&full);
        pthread_mutex_lock(&m);
        sum += slots[r++ % 4];
        pthread_mutex_unlock(&m);
        sem_post(&empty);
    }
    return sum ? arg : NULL;
}

int main(void)
{
    pthread_t p, c;
    sem_init(&empty, 0, 4);
    sem_init(&full, 0, 0);
    pthread_create(&p, NULL, produce, NULL);
    pthread_create(&c, NULL, consume, NULL);
    pthread_join(p, NULL);
    pthread_join(c, NULL);
    return 0;
}
