// dining philosophers: one seat less than forks
#include <pthread.h>
#include <semaphore.h>

#define N 5

static pthread_mutex_t forks[N];
static sem_t seats;
static int meals[N];

static void *philosopher(void *arg)
{
    long id = (long)arg;
    long left = id, right = (id + 1) % N;

    sem_wait(&seats);
    pthread_mutex_lock(&forks[left]);
    pthread_mutex_lock(&forks[right]);
    meals[id]++;
    pthread_mutex_unlock(&forks[right]);
    pthread_mutex_unlock(&forks[left]);
    sem_post(&seats);
    return NULL;
}

int main(void)
{
    pthread_t t[N];

    sem_init(&seats, 0, N - 1);
    for (int i = 0; i < N; i++)
        pthread_mutex_init(&forks[i], NULL);
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], NULL, philosopher, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    return 0;
}
