#include <pthread.h>
#include <stdio.h>

#define N 5
enum { THINKING, HUNGRY, EATING };

static int state[N];
static pthread_mutex_t monitor = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t self[N];

static void test(int i)
{
    if (state[i] == HUNGRY && state[(i + N - 1) % N] != EATING && state[(i + 1) % N] != EATING) {
        state[i] = EATING;
        pthread_cond_signal(&self[i]);
    }
}

static void pickup(int i)
{
    pthread_mutex_lock(&monitor); // DEADLOCK!
    state[i] = HUNGRY;
    test(i);
    while (state[i] != EATING)
        pthread_cond_wait(&self[i], &monitor);
    pthread_mutex_unlock(&monitor);
}

static void putdown(int i)
{
    pthread_mutex_lock(&monitor); // DEADLOCK
    state[i] = THINKING;
    test((i + N - 1) % N);
    test((i + 1) % N);
} // DEADLOCK

static void *philosopher(void *arg)
{
    int i = *(int *)arg;
    for (int k = 0; k < 10; k++) {
        pickup(i);
        printf("%d eats\n", i);
        putdown(i);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[N];
    int id[N];
    for (int i = 0; i < N; i++)
        pthread_cond_init(&self[i], NULL);
    for (int i = 0; i < N; i++) {
        id[i] = i;
        pthread_create(&t[i], NULL, philosopher, &id[i]);
    }
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    return 0;
}
