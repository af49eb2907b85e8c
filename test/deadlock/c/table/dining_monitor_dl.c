// A state array and conditions instead of forks
// with one lock per fork below it, taken left then right.
#include <pthread.h>
#include <stdint.h>
enum { N = 5 };
enum { THINKING, HUNGRY, EATING };
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t self[N];
static int state[N];
static pthread_mutex_t plate[N];

static void test(int i)
{
    if (state[(i + N - 1) % N] != EATING && state[i] == HUNGRY && state[(i + 1) % N] != EATING) {
        state[i] = EATING;
        pthread_cond_signal(&self[i]);
    }
}

static void *philosopher(void *arg)
{
    int i = (int)(intptr_t)arg;
    pthread_mutex_lock(&m);
    state[i] = HUNGRY;
    test(i);
    while (state[i] != EATING)
        pthread_cond_wait(&self[i], &m);
    pthread_mutex_unlock(&m);
    pthread_mutex_lock(&plate[i]);
    pthread_mutex_lock(&plate[(i + 1) % N]); // DEADLOCK!
    pthread_mutex_unlock(&plate[(i + 1) % N]);
    pthread_mutex_unlock(&plate[i]);
    pthread_mutex_lock(&m);
    state[i] = THINKING;
    test((i + N - 1) % N);
    test((i + 1) % N);
    pthread_mutex_unlock(&m);
    return NULL;
}

int main(void)
{
    pthread_t t[N];
    for (int i = 0; i < N; i++) {
        pthread_cond_init(&self[i], NULL);
        pthread_mutex_init(&plate[i], NULL);
    }
    for (intptr_t i = 0; i < N; i++)
        pthread_create(&t[i], NULL, philosopher, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    return 0;
}
