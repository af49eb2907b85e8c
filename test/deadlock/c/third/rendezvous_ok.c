#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

static sem_t a_arrived, b_arrived;

static void *thread_a(void *arg)
{
    puts("a1");
    sem_post(&a_arrived);
    sem_wait(&b_arrived);
    puts("a2");
    return arg;
}

static void *thread_b(void *arg)
{
    puts("b1");
    sem_wait(&a_arrived);
    sem_post(&b_arrived);
    puts("b2");
    return arg;
}

int main(void)
{
    pthread_t a, b;
    sem_init(&a_arrived, 0, 0);
    sem_init(&b_arrived, 0, 0);
    pthread_create(&a, NULL, thread_a, NULL);
    pthread_create(&b, NULL, thread_b, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
