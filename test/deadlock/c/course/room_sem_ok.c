#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

#define N 5
sem_t chopstick[N];
sem_t room;

void *philosopher(void *num)
{
    int phil = *(int *)num;
    sem_wait(&room);
    printf("Philosopher %d has entered room\n", phil);
    sem_wait(&chopstick[phil]);
    sem_wait(&chopstick[(phil + 1) % N]);
    printf("Philosopher %d is eating\n", phil);
    sem_post(&chopstick[(phil + 1) % N]);
    sem_post(&chopstick[phil]);
    sem_post(&room);
    return NULL;
}

int main(void)
{
    int i, a[N];
    pthread_t tid[N];
    sem_init(&room, 0, 4);
    for (i = 0; i < N; i++)
        sem_init(&chopstick[i], 0, 1);
    for (i = 0; i < N; i++) {
        a[i] = i;
        pthread_create(&tid[i], NULL, philosopher, (void *)&a[i]);
    }
    for (i = 0; i < N; i++)
        pthread_join(tid[i], NULL);
    return 0;
}
