// sem_trywait's result is ignored
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

static sem_t slot;
static int in_use;
static int served;

static void *caller(void *arg)
{
    int got = 0;

    for (int i = 0; i < 2000; i++) {
        int ok = sem_trywait(&slot) == 0;

        in_use = i; // RACE!
        got += ok;
        if (ok)
            sem_post(&slot);
    }
    *(int *)arg = got;
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    int got[3];

    sem_init(&slot, 0, 1);
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, caller, &got[i]);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    served = got[0] + got[1] + got[2];
    printf("%d %d\n", served, in_use);
    return 0;
}
