// Philosophers with a waiter who lets in as many as the semaphore says.
#include <pthread.h>
#include <semaphore.h>
#define N 5

static pthread_mutex_t chopstick[N];
static sem_t room;

static void *dine(void *arg)
{
    long id = (long)arg;
    for (int i = 0; i < 10; i++) {
        sem_wait(&room);
        pthread_mutex_lock(&chopstick[id]);
        pthread_mutex_lock(&chopstick[(id + 1) % N]);
        pthread_mutex_unlock(&chopstick[(id + 1) % N]);
        pthread_mutex_unlock(&chopstick[id]);
        sem_post(&room);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[N];
    sem_init(&room, 0, N - 1);
    for (int i = 0; i < N; i++)
        pthread_mutex_init(&chopstick[i], NULL);
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], NULL, dine, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    sem_destroy(&room);
    return 0;
}
