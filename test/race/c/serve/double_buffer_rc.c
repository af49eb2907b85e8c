// the drawing thread reuses the buffer before the writer is done with it
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <string.h>

static char frame[256];
static sem_t drawn, shown;

static void *display(void *arg)
{
    long *sum = arg;

    for (int i = 0; i < 50; i++) {
        sem_wait(&drawn);
        for (int k = 0; k < 256; k++)
            *sum += frame[k]; // RACE!
        sem_post(&shown);
    }
    return NULL;
}

int main(void)
{
    pthread_t t;
    long sum = 0;

    sem_init(&drawn, 0, 0);
    sem_init(&shown, 0, 1);
    pthread_create(&t, NULL, display, &sum);
    for (int i = 0; i < 50; i++) {
        memset(frame, i, sizeof(frame)); // RACE!
        sem_wait(&shown);
        sem_post(&drawn);
    }
    pthread_join(t, NULL);
    printf("%ld\n", sum); // NORACE
    return 0;
}
