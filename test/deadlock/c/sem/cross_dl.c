// each waits before it posts what the other waits for
#include <pthread.h>
#include <semaphore.h>

static sem_t a, b;
static int shared;

static void *first(void *arg)
{
    sem_wait(&a); // DEADLOCK!
    shared++;
    sem_post(&b);
    return NULL;
}

static void *second(void *arg)
{
    sem_wait(&b); // DEADLOCK!
    shared++;
    sem_post(&a);
    return NULL;
}


int main(void)
{
    pthread_t one, two;

    sem_init(&a, 0, 0);
    sem_init(&b, 0, 0);
    pthread_create(&one, NULL, first, NULL);
    pthread_create(&two, NULL, second, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
