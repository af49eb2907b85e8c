#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <stdlib.h>

static sem_t slots;
static int used;

static int open_connection(int id)
{
    sem_wait(&slots);
    char *buf = malloc(4096);
    if (!buf) {
        sem_post(&slots);
        return -1;
    }
    buf[0] = (char)id;
    __atomic_add_fetch(&used, 1, __ATOMIC_SEQ_CST);
    free(buf);
    sem_post(&slots);
    return 0;
}

static void *client(void *arg)
{
    for (int i = 0; i < 100; i++)
        if (open_connection(i) < 0)
            fprintf(stderr, "no memory\n");
    return arg;
}

int main(void)
{
    pthread_t t[4];
    sem_init(&slots, 0, 1);
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, client, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    return 0;
}
