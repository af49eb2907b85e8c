// Building water: bonds are formed after the counters were let go
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
static sem_t hq, oq;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int hydrogen, oxygen, molecules;
static void bond(void) { molecules++; } // RACE!
static void *h(void *a)
{
    (void)a;
    pthread_mutex_lock(&m);
    hydrogen++;
    if (hydrogen >= 2 && oxygen >= 1) {
        sem_post(&hq);
        sem_post(&hq);
        hydrogen -= 2;
        sem_post(&oq);
        oxygen--;
    }
    pthread_mutex_unlock(&m);
    sem_wait(&hq);
    bond();
    return NULL;
}
static void *o(void *a)
{
    (void)a;
    pthread_mutex_lock(&m);
    oxygen++;
    if (hydrogen >= 2) {
        sem_post(&hq);
        sem_post(&hq);
        hydrogen -= 2;
        sem_post(&oq);
        oxygen--;
    }
    pthread_mutex_unlock(&m);
    sem_wait(&oq);
    bond();
    return NULL;
}
int main(void)
{
    pthread_t t[12];
    sem_init(&hq, 0, 0);
    sem_init(&oq, 0, 0);
    for (int i = 0; i < 12; i++)
        pthread_create(&t[i], NULL, i % 3 ? h : o, NULL);
    for (int i = 0; i < 12; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", molecules);
    return 0;
}
