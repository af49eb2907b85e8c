// The first reader locks writers out, but the count of readers is changed without its mutex at the end
// tsan: some: it remembers only the last accesses
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
static sem_t wrt, mutex;
static int readcount, data;
static void *reader(void *a)
{
    (void)a;
    for (int i = 0; i < 100; i++) {
        sem_wait(&mutex);
        readcount++; // RACE!
        if (readcount == 1) // RACE!
            sem_wait(&wrt);
        sem_post(&mutex);
        printf("%d\n", data); // RACE
        readcount--; // RACE!
        if (readcount == 0) // RACE!
            sem_post(&wrt);
    }
    return NULL;
}
static void *writer(void *a)
{
    (void)a;
    for (int i = 0; i < 100; i++) {
        sem_wait(&wrt);
        data++; // RACE
        sem_post(&wrt);
    }
    return NULL;
}
int main(void)
{
    pthread_t r[2], w;
    sem_init(&wrt, 0, 1);
    sem_init(&mutex, 0, 1);
    pthread_create(&w, NULL, writer, NULL);
    pthread_create(&r[0], NULL, reader, NULL);
    pthread_create(&r[1], NULL, reader, NULL);
    pthread_join(w, NULL);
    pthread_join(r[0], NULL);
    pthread_join(r[1], NULL);
    return 0;
}
