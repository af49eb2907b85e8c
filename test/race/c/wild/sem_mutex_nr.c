/* Semaphore as a mutex, course exercise */
#include <stdio.h>
#include <stdlib.h>
#include <pthread.h>
#include <semaphore.h>
#include <unistd.h>

sem_t mutex;
int sharedCounter = 0;

void *increment(void *threadId)
{
    long id = (long)threadId;
    for (int i = 0; i < 5; i++) {
        sem_wait(&mutex);
        int temp = sharedCounter;
        usleep(10);
        sharedCounter = temp + 1;
        printf("Thread %ld: counter = %d\n", id, sharedCounter);
        sem_post(&mutex);
    }
    pthread_exit(NULL);
}

int main()
{
    pthread_t threads[3];
    if (sem_init(&mutex, 0, 1) != 0) {
        perror("sem_init");
        exit(EXIT_FAILURE);
    }
    for (long i = 0; i < 3; i++) {
        if (pthread_create(&threads[i], NULL, increment, (void *)i)) {
            fprintf(stderr, "error creating thread\n");
            exit(EXIT_FAILURE);
        }
    }
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    printf("Final counter: %d\n", sharedCounter);
    sem_destroy(&mutex);
    return 0;
}
