// Sleeping barber by semaphores
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#define CHAIRS 3
#define N 10
static sem_t customers, barbers, mutex;
static int waiting, served;
static void *barber(void *a)
{
    for (;;) {
        sem_wait(&customers);
        sem_wait(&mutex);
        waiting--; // NORACE
        served++; // NORACE
        int s = served; // NORACE
        sem_post(&barbers);
        sem_post(&mutex);
        printf("cutting hair of %d\n", s);
    }
    return a;
}
static void *customer(void *a)
{
    sem_wait(&mutex);
    if (waiting < CHAIRS) { // NORACE
        waiting++; // NORACE
        sem_post(&customers);
        sem_post(&mutex);
        sem_wait(&barbers);
    } else {
        sem_post(&mutex);
    }
    return a;
}
int main(void)
{
    pthread_t b, c[N];
    sem_init(&customers, 0, 0);
    sem_init(&barbers, 0, 0);
    sem_init(&mutex, 0, 1);
    pthread_create(&b, NULL, barber, NULL);
    for (int i = 0; i < N; i++)
        pthread_create(&c[i], NULL, customer, NULL);
    for (int i = 0; i < N; i++)
        pthread_join(c[i], NULL);
    return 0;
}
