// A mailbox with two semaphores: the message is read after the place was given back
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>

struct box {
    sem_t full, empty;
    int message;
};

static void *sender(void *arg)
{
    struct box *b = arg;
    for (int i = 1; i <= 100; i++) {
        sem_wait(&b->empty);
        b->message = i; // RACE!
        sem_post(&b->full);
    }
    return NULL;
}

int main(void)
{
    struct box *b = malloc(sizeof *b);
    pthread_t t;
    long sum = 0;

    sem_init(&b->full, 0, 0);
    sem_init(&b->empty, 0, 1);
    b->message = 0;
    pthread_create(&t, NULL, sender, b);
    for (int i = 0; i < 100; i++) {
        sem_wait(&b->full);
        sem_post(&b->empty);
        sum += b->message; // RACE!
    }
    pthread_join(t, NULL);
    free(b);
    return sum == 5050 ? 0 : 1;
}
