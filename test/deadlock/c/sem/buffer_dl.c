// producer and consumer: the consumer waits for an item with the lock held
#include <pthread.h>
#include <semaphore.h>

static sem_t full, empty;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int items[4], count;

static void *producer(void *arg)
{
    for (int i = 0; i < 100; i++) {
        sem_wait(&empty);
        pthread_mutex_lock(&lock); // DEADLOCK
        items[count++] = i;
        pthread_mutex_unlock(&lock);
        sem_post(&full); // DEADLOCK
    }
    return arg;
}

static void *consumer(void *arg)
{
    for (int i = 0; i < 100; i++) {
        pthread_mutex_lock(&lock);
        sem_wait(&full); // DEADLOCK!
        count--;
        pthread_mutex_unlock(&lock);
        sem_post(&empty);
    }
    return arg;
}

int main(void)
{
    pthread_t one, two;

    sem_init(&full, 0, 0);
    sem_init(&empty, 0, 4);
    pthread_create(&one, NULL, producer, NULL);
    pthread_create(&two, NULL, consumer, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
