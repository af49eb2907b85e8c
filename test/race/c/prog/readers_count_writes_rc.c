// the first reader locks for all of them, and then they all write
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

static sem_t room;
static pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER;
static int readers, hits, data;

static void *reader(void *arg)
{
    pthread_mutex_lock(&gate);
    if (++readers == 1)
        sem_wait(&room);
    pthread_mutex_unlock(&gate);
    hits++; // RACE!
    int seen = data; // NORACE
    pthread_mutex_lock(&gate);
    if (--readers == 0)
        sem_post(&room);
    pthread_mutex_unlock(&gate);
    return (void *)(long)seen;
}

static void *writer(void *arg)
{
    sem_wait(&room);
    data++; // NORACE
    sem_post(&room);
    return NULL;
}

int main(void)
{
    pthread_t r[3], w;
    sem_init(&room, 0, 1);
    for (int i = 0; i < 3; i++)
        pthread_create(&r[i], NULL, reader, NULL);
    pthread_create(&w, NULL, writer, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(r[i], NULL);
    pthread_join(w, NULL);
    printf("%d\n", hits);
    return 0;
}
