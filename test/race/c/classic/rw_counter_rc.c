// readers and writers by a count of readers: the first takes the room, the last leaves it
#include <pthread.h>
#include <semaphore.h>
static sem_t room;
static pthread_mutex_t count_lock = PTHREAD_MUTEX_INITIALIZER;
static int readers;
static int data;

static void *reader(void *arg)
{
    long sum = 0;
    for (int i = 0; i < 10; i++) {
        pthread_mutex_lock(&count_lock);
        readers++;
        if (readers == 1)
            sem_wait(&room);
        pthread_mutex_unlock(&count_lock);
        sum += data; // RACE!
        pthread_mutex_lock(&count_lock);
        readers--;
        if (readers == 0)
            sem_post(&room);
        pthread_mutex_unlock(&count_lock);
    }
    return (void *)sum;
}

static void *writer(void *arg)
{
    for (int i = 0; i < 10; i++) {
        data = i; // RACE!
    }
    return NULL;
}

int main(void)
{
    pthread_t r[2], w;
    sem_init(&room, 0, 1);
    pthread_create(&r[0], NULL, reader, NULL);
    pthread_create(&r[1], NULL, reader, NULL);
    pthread_create(&w, NULL, writer, NULL);
    pthread_join(r[0], NULL);
    pthread_join(r[1], NULL);
    pthread_join(w, NULL);
    return data;
}
