// the producer changes the message after posting the semaphore
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

struct message {
    int code;
    int payload;
};

static sem_t items;
static struct message message;

static void *producer(void *arg)
{
    message.code = *(int *)arg; // NORACE
    sem_post(&items);
    message.payload = 7; // RACE!
    return NULL;
}

static void *consumer(void *arg)
{
    int *sum = arg;

    sem_wait(&items);
    *sum = message.code; // NORACE
    *sum += message.payload; // RACE!
    return NULL;
}

int main(void)
{
    pthread_t p, c;
    int code = 1, sum = 0;

    sem_init(&items, 0, 0);
    pthread_create(&c, NULL, consumer, &sum);
    pthread_create(&p, NULL, producer, &code);
    pthread_join(p, NULL);
    pthread_join(c, NULL);
    printf("%d\n", sum);
    return 0;
}
