// Forks are semaphores, a room lets in at most
// four of the five.
#include <pthread.h>
#include <semaphore.h>
#include <stdint.h>
#define SEATS 5

static sem_t room;
static sem_t fork_[SEATS];

static void *run(void *arg)
{
    int i = (int)(intptr_t)arg;
    sem_wait(&room);
    sem_wait(&fork_[i]);
    sem_wait(&fork_[(i + 1) % SEATS]);
    sem_post(&fork_[(i + 1) % SEATS]);
    sem_post(&fork_[i]);
    sem_post(&room);
    return NULL;
}

int main(void)
{
    pthread_t t[SEATS];
    sem_init(&room, 0, SEATS - 1);
    for (int i = 0; i < SEATS; i++)
        sem_init(&fork_[i], 0, 1);
    for (intptr_t i = 0; i < SEATS; i++)
        pthread_create(&t[i], NULL, run, (void *)i);
    for (int i = 0; i < SEATS; i++)
        pthread_join(t[i], NULL);
    return 0;
}
