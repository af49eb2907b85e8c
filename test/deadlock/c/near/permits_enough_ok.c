// Two threads that take two permits each, one by one.
#include <pthread.h>
#include <semaphore.h>

static sem_t units;
static int done;

static void *job(void *arg)
{
    sem_wait(&units);
    sem_wait(&units);
    __atomic_add_fetch(&done, 1, __ATOMIC_SEQ_CST);
    sem_post(&units);
    sem_post(&units);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    sem_init(&units, 0, 3);
    pthread_create(&a, NULL, job, NULL);
    pthread_create(&b, NULL, job, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return done != 2;
}
