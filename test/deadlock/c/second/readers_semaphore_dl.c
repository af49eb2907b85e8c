/* First readers-writers problem; the last reader lets the writers in. */
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

static sem_t room_empty, mutex;
static int readers, value;

static void *reader(void *arg)
{
    for (int i = 0; i < 10; i++) {
        sem_wait(&mutex); // DEADLOCK
        if (++readers == 1)
            sem_wait(&room_empty); // DEADLOCK!
        sem_post(&mutex);
        printf("%d\n", value);
        sem_wait(&mutex); // DEADLOCK
        --readers;
        sem_post(&mutex);
    }
    return arg;
}

static void *writer(void *arg)
{
    for (int i = 0; i < 10; i++) {
        sem_wait(&room_empty); // DEADLOCK!
        value++;
        sem_post(&room_empty);
    }
    return arg;
}

int main(void)
{
    pthread_t r1, r2, w;
    sem_init(&room_empty, 0, 1);
    sem_init(&mutex, 0, 1);
    pthread_create(&r1, NULL, reader, NULL);
    pthread_create(&r2, NULL, reader, NULL);
    pthread_create(&w, NULL, writer, NULL);
    pthread_join(r1, NULL);
    pthread_join(r2, NULL);
    pthread_join(w, NULL);
    return 0;
}
