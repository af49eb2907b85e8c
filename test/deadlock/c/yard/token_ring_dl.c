/* Ping and pong hand a token on by two semaphores; nobody has it when they begin. */
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

#define ROUNDS 10

static sem_t ping_turn, pong_turn;
static int ball;

static void *ping(void *arg)
{
    for (int i = 0; i < ROUNDS; i++) {
        sem_wait(&ping_turn); // DEADLOCK!
        printf("ping %d\n", ball++);
        sem_post(&pong_turn);
    }
    return arg;
}

static void *pong(void *arg)
{
    for (int i = 0; i < ROUNDS; i++) {
        sem_wait(&pong_turn); // DEADLOCK!
        printf("pong %d\n", ball++);
        sem_post(&ping_turn);
    }
    return arg;
}

int main(void)
{
    pthread_t a, b;
    sem_init(&ping_turn, 0, 0);
    sem_init(&pong_turn, 0, 0);
    pthread_create(&a, NULL, ping, NULL);
    pthread_create(&b, NULL, pong, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    sem_destroy(&ping_turn);
    sem_destroy(&pong_turn);
    return 0;
}
