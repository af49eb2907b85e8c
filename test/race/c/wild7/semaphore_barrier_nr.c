// A barrier of two phases, made of semaphores and a count
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#define N 3
static sem_t mutex, turnstile, turnstile2;
static int count;
static int cell[2][N];
static void barrier_wait(void)
{
    sem_wait(&mutex);
    if (++count == N)
        for (int i = 0; i < N; i++)
            sem_post(&turnstile);
    sem_post(&mutex);
    sem_wait(&turnstile);
    sem_wait(&mutex);
    if (--count == 0)
        for (int i = 0; i < N; i++)
            sem_post(&turnstile2);
    sem_post(&mutex);
    sem_wait(&turnstile2);
}
static void *run(void *arg)
{
    int id = *(int *)arg;
    for (int r = 0; r < 10; r++) {
        cell[0][id] = r * id; // NORACE
        barrier_wait();
        cell[1][id] = cell[0][(id + 1) % N]; // NORACE
        barrier_wait();
    }
    return NULL;
}
int main(void)
{
    pthread_t t[N];
    int ids[N];
    sem_init(&mutex, 0, 1);
    sem_init(&turnstile, 0, 0);
    sem_init(&turnstile2, 0, 0);
    for (int i = 0; i < N; i++) {
        ids[i] = i;
        pthread_create(&t[i], NULL, run, &ids[i]);
    }
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", cell[1][0]);
    return 0;
}
