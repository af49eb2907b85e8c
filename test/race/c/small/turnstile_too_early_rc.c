// Two turnstiles of semaphores as a barrier, but the last thread is not waited for
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

#define N 4
static sem_t mutex, turnstile, turnstile2;
static int count;
static int board[N], sum[N];

static void phase1(void)
{
    sem_wait(&mutex);
    if (++count == N - 1) // NORACE
        for (int i = 0; i < N; i++)
            sem_post(&turnstile);
    sem_post(&mutex);
    sem_wait(&turnstile);
}
static void phase2(void)
{
    sem_wait(&mutex);
    if (--count == 0) // NORACE
        for (int i = 0; i < N; i++)
            sem_post(&turnstile2);
    sem_post(&mutex);
    sem_wait(&turnstile2);
}

static void *run(void *arg)
{
    int me = (int)(long)arg;
    for (int round = 0; round < 10; round++) {
        board[me] = round * me; // RACE!
        phase1();
        for (int i = 0; i < N; i++)
            sum[me] += board[i]; // RACE!
        phase2();
    }
    return NULL;
}

int main(void)
{
    pthread_t t[N];
    sem_init(&mutex, 0, 1);
    sem_init(&turnstile, 0, 0);
    sem_init(&turnstile2, 0, 0);
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], NULL, run, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", sum[1]); // NORACE
    return 0;
}
