/* Readers and writers by a semaphore and a mutex; the writer leaves the mutex to the readers. */
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

sem_t wrt;
pthread_mutex_t mutex;
int cnt = 1, numreader = 0, writes = 0;

void *writer(void *wno)
{
    sem_wait(&wrt);
    cnt = cnt * 2;
    writes++;
    sem_post(&wrt);
    return NULL;
}

void *reader(void *rno)
{
    pthread_mutex_lock(&mutex);
    numreader++;
    if (numreader == 1)
        sem_wait(&wrt);
    pthread_mutex_unlock(&mutex);
    printf("reader %d: read cnt as %d\n", *(int *)rno, cnt);
    pthread_mutex_lock(&mutex);
    numreader--;
    if (numreader == 0)
        sem_post(&wrt);
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
