// Threads write their own cell, then read the neighbour's: the barrier is only before the writing
#include <pthread.h>
#include <stdio.h>

#define N 4
static int cell[N], out[N];
static pthread_barrier_t bar;

static void *work(void *arg)
{
    int id = (int)(long)arg;
    for (int step = 0; step < 10; step++) {
        pthread_barrier_wait(&bar);
        cell[id] = step * N + id;               // RACE!
        out[id] += cell[(id + 1) % N];          // RACE!
    }
    return NULL;
}

int main(void)
{
    pthread_t t[N];
    pthread_barrier_init(&bar, NULL, N);
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], NULL, work, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    for (int i = 0; i < N; i++)
        printf("%d\n", out[i]);
    return 0;
}
