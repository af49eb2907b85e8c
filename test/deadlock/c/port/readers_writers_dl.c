/* Readers and writers by two semaphores; the first reader that comes keeps the mutex if a writer is there, and the
 * writer takes that mutex to count itself. */
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

sem_t wrt;
pthread_mutex_t mutex;
int cnt = 1, numreader = 0, writes = 0;

void *writer(void *wno)
{
    sem_wait(&wrt); // DEADLOCK
    cnt = cnt * 2;
    pthread_mutex_lock(&mutex); // DEADLOCK!
    writes++;
    pthread_mutex_unlock(&mutex);
    sem_post(&wrt); // DEADLOCK
    return NULL;
}

void *reader(void *rno)
{
    pthread_mutex_lock(&mutex); // DEADLOCK
    numreader++;
    if (numreader == 1)
        sem_wait(&wrt); // DEADLOCK!
    pthread_mutex_unlock(&mutex);
    printf("reader %d: read cnt as %d\n", *(int *)rno, cnt);
    pthread_mutex_lock(&mutex); // DEADLOCK
    numreader--;
    if (numreader == 0)
        sem_post(&wrt); // DEADLOCK
    pthread_mutex_unlock(&mutex);
    return NULL;
}

int main(void)
{
    pthread_t read[10], write[5];
    int a[10] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
    pthread_mutex_init(&mutex, NULL);
    sem_init(&wrt, 0, 1);
    for (int i = 0; i < 10; i++)
        pthread_create(&read[i], NULL, reader, &a[i]);
    for (int i = 0; i < 5; i++)
        pthread_create(&write[i], NULL, writer, &a[i]);
    for (int i = 0; i < 10; i++)
        pthread_join(read[i], NULL);
    for (int i = 0; i < 5; i++)
        pthread_join(write[i], NULL);
    pthread_mutex_destroy(&mutex);
    sem_destroy(&wrt);
    return 0;
}
