/* a printer and a scanner, guarded by binary semaphores (operating systems course) */
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

static sem_t printer, scanner;

static void *copy_job(void *arg)
{
    sem_wait(&scanner);
    sem_wait(&printer); // DEADLOCK!
    printf("copy %d\n", *(int *)arg);
    sem_post(&printer);
    sem_post(&scanner);
    return NULL;
}

static void *fax_job(void *arg)
{
    sem_wait(&printer);
    sem_wait(&scanner); // DEADLOCK!
    printf("fax %d\n", *(int *)arg);
    sem_post(&scanner);
    sem_post(&printer);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    int one = 1, two = 2;
    sem_init(&printer, 0, 1);
    sem_init(&scanner, 0, 1);
    if (pthread_create(&a, NULL, copy_job, &one) || pthread_create(&b, NULL, fax_job, &two)) {
        perror("pthread_create");
        return 1;
    }
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    sem_destroy(&printer);
    sem_destroy(&scanner);
    return 0;
}
