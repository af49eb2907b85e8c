// Sleeping barber: customers' records are queued by address, each waits on a semaphore of its own
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#define CHAIRS 3
#define CUSTOMERS 10
struct customer { int id; int hair; sem_t done; };
static struct customer *chairs[CHAIRS];
static int waiting, front, served, turned_away, closed;
static pthread_mutex_t shop = PTHREAD_MUTEX_INITIALIZER;
static sem_t customers;
static void *barber(void *arg)
{
    (void)arg;
    for (;;) {
        struct customer *c;
        sem_wait(&customers);
        pthread_mutex_lock(&shop);
        if (waiting == 0 && closed) {
            pthread_mutex_unlock(&shop);
            break;
        }
        c = chairs[front];
        front = (front + 1) % CHAIRS;
        waiting--;
        served++;
        pthread_mutex_unlock(&shop);
        c->hair = 0;
        sem_post(&c->done);
    }
    return NULL;
}
static void *customer(void *arg)
{
    struct customer me;
    me.id = *(int *)arg;
    me.hair = 10;
    sem_init(&me.done, 0, 0);
    pthread_mutex_lock(&shop);
    if (waiting == CHAIRS) {
        turned_away++;
        pthread_mutex_unlock(&shop);
        return NULL;
    }
    chairs[(front + waiting) % CHAIRS] = &me;
    waiting++;
    pthread_mutex_unlock(&shop);
    sem_post(&customers);
    sem_wait(&me.done);
    if (me.hair != 0)
        printf("%d still hairy\n", me.id);
    sem_destroy(&me.done);
    return NULL;
}
int main(void)
{
    pthread_t b, c[CUSTOMERS];
    int id[CUSTOMERS];
    sem_init(&customers, 0, 0);
    pthread_create(&b, NULL, barber, NULL);
    for (int i = 0; i < CUSTOMERS; i++) {
        id[i] = i;
        pthread_create(&c[i], NULL, customer, &id[i]);
    }
    for (int i = 0; i < CUSTOMERS; i++)
        pthread_join(c[i], NULL);
    pthread_mutex_lock(&shop);
    closed = 1;
    pthread_mutex_unlock(&shop);
    sem_post(&customers);
    pthread_join(b, NULL);
    printf("%d %d\n", served, turned_away);
    return 0;
}
