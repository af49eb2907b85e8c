/* two counting semaphores with one permit each, as locks */
#include <pthread.h>
#include <semaphore.h>
sem_t printer, scanner;
int copies, scans;

void *copy(void *p)
{
    for (int i = 0; i < 5; i++) {
        sem_wait(&scanner); // DEADLOCK
        sem_wait(&printer); // DEADLOCK!
        copies++;
        sem_post(&printer);
        sem_post(&scanner);
    }
    return p;
}

void *fax(void *p)
{
    for (int i = 0; i < 5; i++) {
        sem_wait(&printer); // DEADLOCK
        sem_wait(&scanner); // DEADLOCK!
        scans++;
        sem_post(&scanner);
        sem_post(&printer);
    }
    return p;
}

int main(void)
{
    pthread_t a, b;
    sem_init(&printer, 0, 1);
    sem_init(&scanner, 0, 1);
    pthread_create(&a, 0, copy, 0);
    pthread_create(&b, 0, fax, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    sem_destroy(&printer);
    sem_destroy(&scanner);
    return 0;
}
