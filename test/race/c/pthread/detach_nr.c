// main waits for the detached thread's last semaphore post
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <unistd.h>

static sem_t finished;
static int progress;

static void *copy_files(void *arg)
{
    int files = *(int *)arg;

    pthread_detach(pthread_self());
    for (int i = 0; i < files; i++)
        progress++; // NORACE
    sem_post(&finished);
    return NULL;
}

int main(void)
{
    static int files = 40;
    pthread_t thread;

    sem_init(&finished, 0, 0);
    if (pthread_create(&thread, NULL, copy_files, &files) != 0)
        return 1;
    sem_wait(&finished);
    printf("copied %d\n", progress); // NORACE
    return 0;
}
