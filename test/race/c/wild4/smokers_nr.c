// cigarette smokers: an agent puts two things on the table, a smoker takes them
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <stdlib.h>
#define ROUNDS 20
static sem_t agent_sem, smoker_sem[3];
static int table[2];
static int smoked[3];

static void *agent(void *arg)
{
    (void)arg;
    unsigned seed = 7;
    for (int i = 0; i < ROUNDS; i++) {
        sem_wait(&agent_sem);
        int missing = rand_r(&seed) % 3;
        table[0] = (missing + 1) % 3;
        table[1] = (missing + 2) % 3;
        sem_post(&smoker_sem[missing]);
    }
    return NULL;
}

static void *smoker(void *arg)
{
    int me = (int)(long)arg;
    for (;;) {
        sem_wait(&smoker_sem[me]);
        int a = table[0], b = table[1];
        table[0] = table[1] = -1;
        smoked[me]++;
        printf("smoker %d got %d and %d\n", me, a, b);
        sem_post(&agent_sem);
    }
    return NULL;
}

int main(void)
{
    pthread_t ag, sm[3];
    sem_init(&agent_sem, 0, 1);
    for (long i = 0; i < 3; i++) {
        sem_init(&smoker_sem[i], 0, 0);
        pthread_create(&sm[i], NULL, smoker, (void *)i);
    }
    pthread_create(&ag, NULL, agent, NULL);
    pthread_join(ag, NULL);
    return 0;
}
