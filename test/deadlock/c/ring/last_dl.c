// dining philosophers: the last one is turned, but so are all others
#include <pthread.h>

#define N 5

static pthread_mutex_t forks[N];
static int meals[N];

static void *philosopher(void *arg)
{
    long id = (long)arg;
    long left = id, right = id == N - 1 ? 0 : id + 1;

    pthread_mutex_lock(&forks[right]);
    pthread_mutex_lock(&forks[left]); // DEADLOCK!
    meals[id]++;
    pthread_mutex_unlock(&forks[left]);
    pthread_mutex_unlock(&forks[right]);
    return NULL;
}

int main(void)
{
    pthread_t t[N];

    for (int i = 0; i < N; i++)
        pthread_mutex_init(&forks[i], NULL);
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], NULL, philosopher, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    return 0;
}
