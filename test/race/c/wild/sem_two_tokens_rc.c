/* A semaphore with two tokens does not exclude two threads */
// tsan: no: runs of the program rarely show it
#include <stdio.h>
#include <pthread.h>
#include <semaphore.h>

#define SLOTS 2
#define NTHREADS 5

static sem_t slots;
static int in_use;
static int peak;

static void *visitor(void *unused)
{
    sem_wait(&slots);
    in_use++; // RACE!
    if (in_use > peak) // RACE!
        peak = in_use; // RACE!
    in_use--; // RACE!
    sem_post(&slots);
    return unused;
}

int main(void)
{
    pthread_t th[NTHREADS];
    int i;
    sem_init(&slots, 0, SLOTS);
    for (i = 0; i < NTHREADS; i++)
        pthread_create(&th[i], NULL, visitor, NULL);
    for (i = 0; i < NTHREADS; i++)
        pthread_join(th[i], NULL);
    printf("peak %d\n", peak);
    sem_destroy(&slots);
    return 0;
}
