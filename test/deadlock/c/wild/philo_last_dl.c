// Five philosophers with forks in an array; the last one decides.
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>
#define N 5

static pthread_mutex_t fork_[N];
static int meals[N];

static void *philosopher(void *arg)
{
    int id = *(int *)arg;
    int first = id, second = (id + 1) % N;
    for (int i = 0; i < 100; i++) {
        pthread_mutex_lock(&fork_[first]); // DEADLOCK
        pthread_mutex_lock(&fork_[second]); // DEADLOCK!
        meals[id]++;
        pthread_mutex_unlock(&fork_[second]);
        pthread_mutex_unlock(&fork_[first]);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[N];
    int ids[N];
    for (int i = 0; i < N; i++)
        pthread_mutex_init(&fork_[i], NULL);
    for (int i = 0; i < N; i++) {
        ids[i] = i;
        pthread_create(&t[i], NULL, philosopher, &ids[i]);
    }
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", meals[0]);
    return 0;
}
