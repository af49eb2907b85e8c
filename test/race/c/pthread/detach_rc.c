// a detached thread still works when main reads its progress
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
        progress++; // RACE!
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
    usleep(10000);
    printf("copied %d\n", progress); // RACE!
    sem_wait(&finished);
    return 0;
}
