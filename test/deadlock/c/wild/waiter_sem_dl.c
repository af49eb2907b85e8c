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
        pthread_mutex_lock(&chopstick[id]); // DEADLOCK
        pthread_mutex_lock(&chopstick[(id + 1) % N]); // DEADLOCK!
        pthread_mutex_unlock(&chopstick[(id + 1) % N]);
        pthread_mutex_unlock(&chopstick[id]);
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
