#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <unistd.h>

sem_t printer, scanner;

static void *copy_job(void *name)
{
    sem_wait(&printer); // DEADLOCK
    usleep(100);
    sem_wait(&scanner); // DEADLOCK!
    printf("%s copies\n", (char *)name);
    sem_post(&scanner);
    sem_post(&printer);
    return NULL;
}

static void *fax_job(void *name)
{
    sem_wait(&scanner); // DEADLOCK
    usleep(100);
    sem_wait(&printer); // DEADLOCK!
    printf("%s faxes\n", (char *)name);
    sem_post(&printer);
    sem_post(&scanner);
    return NULL;
}

int main(void)
{
    pthread_t t1, t2;
    sem_init(&printer, 0, 1);
    sem_init(&scanner, 0, 1);
    pthread_create(&t1, NULL, copy_job, "alice");
    pthread_create(&t2, NULL, fax_job, "bob");
    pthread_join(t1, NULL);
    pthread_join(t2, NULL);
    sem_destroy(&printer);
    sem_destroy(&scanner);
    return 0;
}
