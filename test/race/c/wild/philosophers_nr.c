// Dining philosophers with a monitor (Tanenbaum)
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

#define N 5
#define LEFT (i + N - 1) % N
#define RIGHT (i + 1) % N
enum { THINKING, HUNGRY, EATING };

static int state[N];
static int meals[N];
static sem_t mutex;
static sem_t s[N];

static void test(int i)
{
    if (state[i] == HUNGRY && state[LEFT] != EATING && state[RIGHT] != EATING) {
        state[i] = EATING;
        sem_post(&s[i]);
    }
}

static void take_forks(int i)
{
    sem_wait(&mutex);
    state[i] = HUNGRY;
    test(i);
    sem_post(&mutex);
    sem_wait(&s[i]);
}

static void put_forks(int i)
{
    sem_wait(&mutex);
    state[i] = THINKING;
    test(LEFT);
    test(RIGHT);
    sem_post(&mutex);
}

static void *philosopher(void *arg)
{
    int i = (int)(long)arg;
    for (int n = 0; n < 3; n++) {
        take_forks(i);
        meals[i]++;
        put_forks(i);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[N];
    sem_init(&mutex, 0, 1);
    for (int i = 0; i < N; i++)
        sem_init(&s[i], 0, 0);
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], NULL, philosopher, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    for (int i = 0; i < N; i++)
        printf("%d ate %d times\n", i, meals[i]);
    return 0;
}
