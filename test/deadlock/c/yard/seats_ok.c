/* Five smiths share five hammers; the room lets four of them in at once. */
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

#define SMITHS 5

typedef struct {
    int number;
    pthread_t thread;
    int forged;
} smith_t;

static pthread_mutex_t hammer[SMITHS];
static sem_t room;

static void take_both(int n)
{
    pthread_mutex_lock(&hammer[n]);
    pthread_mutex_lock(&hammer[(n + 1) % SMITHS]);
}

static void *work(void *arg)
{
    smith_t *s = arg;
    for (int i = 0; i < 1000; i++) {
        sem_wait(&room);
        take_both(s->number);
        s->forged++;
        pthread_mutex_unlock(&hammer[(s->number + 1) % SMITHS]);
        pthread_mutex_unlock(&hammer[s->number]);
        sem_post(&room);
    }
    return NULL;
}

int main(void)
{
    smith_t smiths[SMITHS];
    sem_init(&room, 0, SMITHS - 1);
    for (int i = 0; i < SMITHS; i++)
        pthread_mutex_init(&hammer[i], NULL);
    for (int i = 0; i < SMITHS; i++) {
        smiths[i] = (smith_t){.number = i};
        pthread_create(&smiths[i].thread, NULL, work, &smiths[i]);
    }
    for (int i = 0; i < SMITHS; i++) {
        pthread_join(smiths[i].thread, NULL);
        printf("smith %d: %d\n", i, smiths[i].forged);
    }
    return 0;
}
