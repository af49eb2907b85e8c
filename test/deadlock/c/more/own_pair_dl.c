// Every thread has two locks; whether they are its own depends on the index.
#include <pthread.h>
#include <stdint.h>
#define THREADS 4

static pthread_mutex_t locks[2 * THREADS];
static long work[2 * THREADS];

static void *worker(void *arg)
{
    int id = (int)(intptr_t)arg;
    int a = id, b = (id + 1) % THREADS;
    for (int i = 0; i < 100; i++) {
        pthread_mutex_lock(&locks[a]); // DEADLOCK
        pthread_mutex_lock(&locks[b]); // DEADLOCK!
        work[a]++;
        work[b]++;
        pthread_mutex_unlock(&locks[b]);
        pthread_mutex_unlock(&locks[a]);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[THREADS];
    for (int i = 0; i < 2 * THREADS; i++)
        pthread_mutex_init(&locks[i], NULL);
    for (int i = 0; i < THREADS; i++)
        pthread_create(&t[i], NULL, worker, (void *)(intptr_t)i);
    for (int i = 0; i < THREADS; i++)
        pthread_join(t[i], NULL);
    return 0;
}
