#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

#define JOBS 4

static sem_t drives;

static void *backup(void *arg)
{
    long id = (long)arg;
    for (int i = 0; i < 2; i++)
        sem_wait(&drives);
    printf("job %ld copies\n", id);
    for (int i = 0; i < 2; i++)
        sem_post(&drives);
    return NULL;
}

int main(void)
{
    pthread_t t[JOBS];
    sem_init(&drives, 0, 5);
    for (long i = 0; i < JOBS; i++)
        pthread_create(&t[i], NULL, backup, (void *)i);
    for (int i = 0; i < JOBS; i++)
        pthread_join(t[i], NULL);
    sem_destroy(&drives);
    return 0;
}
