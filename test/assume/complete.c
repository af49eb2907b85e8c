/* A-COMPLETE: who signals that a record is done is the only one who was at work on it. */
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>

struct job {
    int question;
    sem_t done;
};
static struct job *slot;
static sem_t full;

static void *worker(void *arg)
{
    sem_wait(&full);
    struct job *j = slot;
    int seen = j->question; /* MISSED */
#ifndef CONTROL
    sem_post(&j->done);
#endif
    return seen ? arg : NULL;
}

static int ask(void)
{
    struct job *j = malloc(sizeof *j);
    j->question = 1;
    sem_init(&j->done, 0, 0);
    slot = j;
    sem_post(&full);
    sem_post(&full);
#ifndef CONTROL
    sem_wait(&j->done);
#endif
    j->question = 2; /* MISSED */
    return 0;
}

int main(void)
{
    pthread_t a, b;
    sem_init(&full, 0, 0);
    pthread_create(&a, NULL, worker, NULL);
    pthread_create(&b, NULL, worker, NULL);
    return ask();
}
