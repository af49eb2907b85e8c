// Philosophers share one plain counter of meals though they hold different forks
#include <pthread.h>
#include <stdio.h>
#define N 5

static pthread_mutex_t forks[N];
static int meals;

static void *dine(void *arg)
{
    int id = *(int *)arg;
    int a = id < N - 1 ? id : 0;
    int b = id < N - 1 ? id + 1 : N - 1;
    for (int i = 0; i < 100; i++) {
        pthread_mutex_lock(&forks[a]);
        pthread_mutex_lock(&forks[b]);
        meals++; // RACE!
        pthread_mutex_unlock(&forks[b]);
        pthread_mutex_unlock(&forks[a]);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[N];
    int ids[N];
    for (int i = 0; i < N; i++)
        pthread_mutex_init(&forks[i], NULL);
    for (int i = 0; i < N; i++) {
        ids[i] = i;
        pthread_create(&t[i], NULL, dine, &ids[i]);
    }
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", meals);
    return 0;
}
