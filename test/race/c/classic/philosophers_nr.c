// forks are mutexes in an array; meals are counted by each philosopher, and in all
#include <pthread.h>
#define N 5

static pthread_mutex_t forks[N];
static int meals[N];
static int all_meals;
static pthread_mutex_t table = PTHREAD_MUTEX_INITIALIZER;

static void *philosopher(void *arg)
{
    int id = (int)(long)arg;
    int left = id, right = (id + 1) % N;

    if (left > right) {
        int swap = left;
        left = right;
        right = swap;
    }
    for (int i = 0; i < 10; i++) {
        pthread_mutex_lock(&forks[left]);
        pthread_mutex_lock(&forks[right]);
        meals[id]++;
        pthread_mutex_lock(&table);
        all_meals++;
        pthread_mutex_unlock(&table);
        pthread_mutex_unlock(&forks[right]);
        pthread_mutex_unlock(&forks[left]);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[N];
    int sum = 0;

    for (int i = 0; i < N; i++)
        pthread_mutex_init(&forks[i], NULL);
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], NULL, philosopher, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    for (int i = 0; i < N; i++)
        sum += meals[i];
    return sum == all_meals;
}
