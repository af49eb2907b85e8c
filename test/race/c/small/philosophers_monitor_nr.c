// Dining philosophers by a monitor: states and one condition for each
#include <pthread.h>
#include <stdio.h>
#define N 5
enum { THINKING, HUNGRY, EATING };
static int state[N], meals[N];
static pthread_mutex_t mon = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t self[N];
static int ids[N];
static void test(int i)
{
    if (state[(i + N - 1) % N] != EATING && state[i] == HUNGRY && state[(i + 1) % N] != EATING) {
        state[i] = EATING;
        pthread_cond_signal(&self[i]);
    }
}
static void pickup(int i)
{
    pthread_mutex_lock(&mon);
    state[i] = HUNGRY;
    test(i);
    while (state[i] != EATING)
        pthread_cond_wait(&self[i], &mon);
    pthread_mutex_unlock(&mon);
}
static void putdown(int i)
{
    pthread_mutex_lock(&mon);
    state[i] = THINKING;
    test((i + N - 1) % N);
    test((i + 1) % N);
    pthread_mutex_unlock(&mon);
}
static void *philosopher(void *arg)
{
    int i = *(int *)arg;
    for (int k = 0; k < 10; k++) {
        pickup(i);
        meals[i]++;
        putdown(i);
    }
    return NULL;
}
int main(void)
{
    pthread_t t[N];
    int total = 0;
    for (int i = 0; i < N; i++)
        pthread_cond_init(&self[i], NULL);
    for (int i = 0; i < N; i++) {
        ids[i] = i;
        pthread_create(&t[i], NULL, philosopher, &ids[i]);
    }
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    for (int i = 0; i < N; i++)
        total += meals[i];
    printf("%d\n", total);
    return 0;
}
