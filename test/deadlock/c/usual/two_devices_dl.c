#include <pthread.h>
#include <semaphore.h>
static sem_t printer, scanner;
static int pages;
static void *copy(void *a)
{
    sem_wait(&scanner);
    sem_wait(&printer); // DEADLOCK!
    pages++;
    sem_post(&printer);
    sem_post(&scanner);
    return a;
}
static void *fax(void *a)
{
    sem_wait(&printer);
    sem_wait(&scanner); // DEADLOCK!
    pages++;
    sem_post(&scanner);
    sem_post(&printer);
    return a;
}
int main(void)
{
    pthread_t a, b;
    sem_init(&printer, 0, 1);
    sem_init(&scanner, 0, 1);
    pthread_create(&a, NULL, copy, NULL);
    pthread_create(&b, NULL, fax, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
