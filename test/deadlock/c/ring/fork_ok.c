// dining philosophers: the lower fork first
#include <pthread.h>

#define N 5

static pthread_mutex_t forks[N];
static int meals[N];

static void *philosopher(void *arg)
{
    long id = (long)arg;
    long left = id, right = (id + 1) % N;
    long low = left < right ? left : right, high = left < right ? right : left;

    for (int round = 0; round < 10; round++) {
        pthread_mutex_lock(&forks[low]);
        pthread_mutex_lock(&forks[high]);
        meals[id]++;
        pthread_mutex_unlock(&forks[high]);
        pthread_mutex_unlock(&forks[low]);
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
