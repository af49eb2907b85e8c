// every other philosopher starts with the right fork
#include <pthread.h>

#define N 5

static pthread_mutex_t forks[N];

static void *philosopher(void *arg)
{
    int id = (int)(long)arg;
    int left = id, right = (id + 1) % N;
    int first = id % 2 ? right : left;
    int second = id % 2 ? left : right;
    for (int i = 0; i < 10; i++) {
        pthread_mutex_lock(&forks[first]);
        pthread_mutex_lock(&forks[second]);
        pthread_mutex_unlock(&forks[second]);
        pthread_mutex_unlock(&forks[first]);
    }
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
