// dining philosophers: odd ones take the right fork first
#include <pthread.h>

#define N 5

static pthread_mutex_t forks[N];
static int meals[N];

static void *philosopher(void *arg)
{
    long id = (long)arg;
    int left = id, right = (id + 1) % N;

    if (id % 2 == 0) {
        pthread_mutex_lock(&forks[left]);
        pthread_mutex_lock(&forks[right]);
    } else {
        pthread_mutex_lock(&forks[right]);
        pthread_mutex_lock(&forks[left]);
    }
    meals[id]++;
    pthread_mutex_unlock(&forks[right]);
    pthread_mutex_unlock(&forks[left]);
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
