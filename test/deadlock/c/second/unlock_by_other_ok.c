/* One thread takes the lock, another one is to give it back. */
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

static sem_t baton;

static void *runner(void *arg)
{
    puts("go");
    sem_post(&baton);
    return arg;
}

int main(void)
{
    pthread_t t;
    sem_init(&baton, 0, 0);
    pthread_create(&t, NULL, runner, NULL);
    sem_wait(&baton);
    puts("ran");
    pthread_join(t, NULL);
    return 0;
}
