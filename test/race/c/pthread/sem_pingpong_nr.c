// two semaphores make client and server take turns on one mailbox
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

static sem_t question;
static sem_t answer;
static int mailbox;

static void *server(void *arg)
{
    int rounds = *(int *)arg;

    for (int i = 0; i < rounds; i++) {
        sem_wait(&question);
        mailbox = mailbox * 2; // NORACE
        sem_post(&answer);
    }
    return NULL;
}

int main(void)
{
    pthread_t thread;
    int rounds = 300, sum = 0;

    sem_init(&question, 0, 0);
    sem_init(&answer, 0, 0);
    pthread_create(&thread, NULL, server, &rounds);
    for (int i = 0; i < rounds; i++) {
        mailbox = i; // NORACE
        sem_post(&question);
        sem_wait(&answer);
        sum += mailbox; // NORACE
    }
    pthread_join(thread, NULL);
    printf("%d\n", sum);
    return 0;
}
