// The bounded buffer of the textbooks, with two counting semaphores and a mutex.
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <stdlib.h>

#define MAX 5
#define LOOPS 40

int buffer[MAX];
int fill = 0;
int use = 0;

sem_t empty;
sem_t full;
sem_t mutex;

void put(int value)
{
    buffer[fill] = value; // NORACE
    fill = (fill + 1) % MAX;
}

int get(void)
{
    int tmp = buffer[use]; // NORACE
    use = (use + 1) % MAX;
    return tmp;
}

void *producer(void *arg)
{
    for (int i = 0; i < LOOPS; i++) {
        sem_wait(&empty);
        sem_wait(&mutex);
        put(i);
        sem_post(&mutex);
        sem_post(&full);
    }
    return arg;
}

void *consumer(void *arg)
{
    long sum = 0;
    for (int i = 0; i < LOOPS; i++) {
        sem_wait(&full);
        sem_wait(&mutex);
        int tmp = get();
        sem_post(&mutex);
        sem_post(&empty);
        sum += tmp;
    }
    printf("%ld\n", sum);
    return arg;
}

int main(int argc, char *argv[])
{
    (void)argc;
    (void)argv;
    pthread_t p[2], c[2];
    sem_init(&empty, 0, MAX);
    sem_init(&full, 0, 0);
    sem_init(&mutex, 0, 1);
    for (int i = 0; i < 2; i++) {
        pthread_create(&p[i], NULL, producer, NULL);
        pthread_create(&c[i], NULL, consumer, NULL);
    }
    for (int i = 0; i < 2; i++) {
        pthread_join(p[i], NULL);
        pthread_join(c[i], NULL);
    }
    return 0;
}
