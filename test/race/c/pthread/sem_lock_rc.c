// the semaphore used as a lock starts at two, so two threads get in
// tsan: no: semaphore operations order what the runtime happens to interleave
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

static sem_t guard;
static int balance;

static void *deposit(void *arg)
{
    int amount = *(int *)arg;

    for (int i = 0; i < 100; i++) {
        sem_wait(&guard);
        balance += amount; // RACE!
        sem_post(&guard);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    int amounts[2] = {5, -3};

    sem_init(&guard, 0, 2);
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, deposit, &amounts[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", balance);
    sem_destroy(&guard);
    return 0;
}
