// readers-writers with a semaphore: the first reader locks, the last unlocks
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

static sem_t wrt;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int readers;
static int article = 1;

static void *writer(void *arg)
{
    sem_wait(&wrt);
    article *= *(int *)arg; // NORACE
    sem_post(&wrt);
    return NULL;
}

static void *reader(void *arg)
{
    pthread_mutex_lock(&mutex);
    readers++;
    if (readers == 1)
        sem_wait(&wrt);
    pthread_mutex_unlock(&mutex);

    *(int *)arg = article; // NORACE

    pthread_mutex_lock(&mutex);
    readers--;
    if (readers == 0)
        sem_post(&wrt);
    pthread_mutex_unlock(&mutex);
    return NULL;
}

int main(void)
{
    pthread_t r[4], w;
    int seen[4], factor = 3;

    sem_init(&wrt, 0, 1);
    for (int i = 0; i < 2; i++)
        pthread_create(&r[i], NULL, reader, &seen[i]);
    pthread_create(&w, NULL, writer, &factor);
    for (int i = 2; i < 4; i++)
        pthread_create(&r[i], NULL, reader, &seen[i]);
    for (int i = 0; i < 4; i++)
        pthread_join(r[i], NULL);
    pthread_join(w, NULL);
    printf("%d %d\n", seen[0], article); // NORACE
    return 0;
}
