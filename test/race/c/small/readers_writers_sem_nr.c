// First readers-writers solution with semaphores and a reader count
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

static sem_t mutex, wrt;
static int read_count;
static int document;

static void *reader(void *arg)
{
    int id = *(int *)arg, last = 0;
    for (int i = 0; i < 20; i++) {
        sem_wait(&mutex);
        read_count++;
        if (read_count == 1)
            sem_wait(&wrt);
        sem_post(&mutex);
        last = document;
        sem_wait(&mutex);
        read_count--;
        if (read_count == 0)
            sem_post(&wrt);
        sem_post(&mutex);
    }
    printf("reader %d saw %d\n", id, last);
    return NULL;
}

static void *writer(void *arg)
{
    (void)arg;
    for (int i = 0; i < 20; i++) {
        sem_wait(&wrt);
        document++;
        sem_post(&wrt);
    }
    return NULL;
}

int main(void)
{
    pthread_t r[3], w[2];
    int id[3];
    sem_init(&mutex, 0, 1);
    sem_init(&wrt, 0, 1);
    for (int i = 0; i < 3; i++) {
        id[i] = i;
        pthread_create(&r[i], NULL, reader, &id[i]);
    }
    for (int i = 0; i < 2; i++)
        pthread_create(&w[i], NULL, writer, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(r[i], NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(w[i], NULL);
    printf("%d\n", document);
    return 0;
}
