// one posts before it waits
#include <pthread.h>
#include <semaphore.h>

static sem_t a, b;
static int shared;

static void *first(void *arg)
{
    sem_wait(&a);
    shared++;
    sem_post(&b);
    return NULL;
}

static void *second(void *arg)
{
    sem_post(&a);
    sem_wait(&b);
    shared++;
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
