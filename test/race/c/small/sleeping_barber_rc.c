// Sleeping barber: the number of free chairs is locked, the count of served is not
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#define CHAIRS 3
#define CUSTOMERS 10

static sem_t customers, barber;
static pthread_mutex_t seats = PTHREAD_MUTEX_INITIALIZER;
static int free_seats = CHAIRS;
static int served, turned_away;

static void *barber_main(void *arg)
{
    (void)arg;
    for (;;) {
        sem_wait(&customers);
        pthread_mutex_lock(&seats);
        free_seats++;
        pthread_mutex_unlock(&seats);
        sem_post(&barber);
        served++; // RACE!
    }
    return NULL;
}

static void *customer_main(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&seats);
    if (free_seats > 0) {
        free_seats--;
        sem_post(&customers);
        pthread_mutex_unlock(&seats);
        sem_wait(&barber);
    } else {
        turned_away++;
        pthread_mutex_unlock(&seats);
    }
    return NULL;
}

int main(void)
{
    pthread_t b, c[CUSTOMERS];
    sem_init(&customers, 0, 0);
    sem_init(&barber, 0, 0);
    pthread_create(&b, NULL, barber_main, NULL);
    for (int i = 0; i < CUSTOMERS; i++)
        pthread_create(&c[i], NULL, customer_main, NULL);
    for (int i = 0; i < CUSTOMERS; i++)
        pthread_join(c[i], NULL);
    printf("served %d\n", served); // RACE!
    printf("turned away %d\n", turned_away);
    return 0;
}
