// readers-writers with a read count: the first reader takes the resource, the last gives it back
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

static sem_t rw_mutex;
static pthread_mutex_t count_mutex = PTHREAD_MUTEX_INITIALIZER;
static int read_count;
static int shared_value = 1;
static char record[32];

static void *reader(void *arg)
{
    int n = *(int *)arg;
    for (int i = 0; i < 5; i++) {
        pthread_mutex_lock(&count_mutex);
        read_count++;
        if (read_count == 1)
            sem_wait(&rw_mutex);
        pthread_mutex_unlock(&count_mutex);

        printf("reader %d: %d %s\n", n, shared_value, record); // NORACE

        pthread_mutex_lock(&count_mutex);
        read_count--;
        if (read_count == 0)
            sem_post(&rw_mutex);
        pthread_mutex_unlock(&count_mutex);
    }
    return NULL;
}

static void *writer(void *arg)
{
    int n = *(int *)arg;
    for (int i = 0; i < 5; i++) {
        sem_wait(&rw_mutex);
        shared_value *= 2; // NORACE
        snprintf(record, sizeof record, "by %d", n);
        sem_post(&rw_mutex);
    }
    return NULL;
}

int main(void)
{
    pthread_t r[5], w[2];
    int ids[5] = {1, 2, 3, 4, 5};
    sem_init(&rw_mutex, 0, 1);
    for (int i = 0; i < 5; i++)
        pthread_create(&r[i], NULL, reader, &ids[i]);
    for (int i = 0; i < 2; i++)
        pthread_create(&w[i], NULL, writer, &ids[i]);
    for (int i = 0; i < 5; i++)
        pthread_join(r[i], NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(w[i], NULL);
    sem_destroy(&rw_mutex);
    return 0;
}
