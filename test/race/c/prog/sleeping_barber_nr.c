// the sleeping barber with semaphores and a mutex for the chairs
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define CHAIRS 5
#define CUSTOMERS 20

static sem_t customers, barber_ready, done_cut;
static pthread_mutex_t seats = PTHREAD_MUTEX_INITIALIZER;
static int free_seats = CHAIRS;
static int turned_away;
static int served;

static void *barber(void *unused)
{
    (void)unused;
    while (1) {
        sem_wait(&customers);
        pthread_mutex_lock(&seats);
        if (free_seats < 0) {
            pthread_mutex_unlock(&seats);
            break;
        }
        free_seats++;
        served++;
        pthread_mutex_unlock(&seats);
        sem_post(&barber_ready);
        usleep(100);
        sem_post(&done_cut);
    }
    return NULL;
}

static void *customer(void *arg)
{
    long id = (long)arg;

    pthread_mutex_lock(&seats);
    if (free_seats > 0) {
        free_seats--;
        pthread_mutex_unlock(&seats);
        sem_post(&customers);
        sem_wait(&barber_ready);
        sem_wait(&done_cut);
        printf("customer %ld has short hair\n", id);
    } else {
        turned_away++;
        pthread_mutex_unlock(&seats);
    }
    return NULL;
}

static void *owner(void *unused)
{
    int last = 0;

    while (last < CUSTOMERS) {
        usleep(500);
        pthread_mutex_lock(&seats);
        last = served + turned_away;
        pthread_mutex_unlock(&seats);
    }
    return unused;
}

int main(void)
{
    pthread_t b, o, c[CUSTOMERS];

    sem_init(&customers, 0, 0);
    sem_init(&barber_ready, 0, 0);
    sem_init(&done_cut, 0, 0);
    pthread_create(&b, NULL, barber, NULL);
    pthread_create(&o, NULL, owner, NULL);
    for (long i = 0; i < CUSTOMERS; i++) {
        pthread_create(&c[i], NULL, customer, (void *)i);
        usleep(rand() % 300);
    }
    for (int i = 0; i < CUSTOMERS; i++)
        pthread_join(c[i], NULL);
    pthread_join(o, NULL);
    pthread_mutex_lock(&seats);
    free_seats = -100;
    pthread_mutex_unlock(&seats);
    sem_post(&customers);
    pthread_join(b, NULL);
    printf("served %d, turned away %d\n", served, turned_away);
    return 0;
}
