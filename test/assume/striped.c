/* A-STRIPED: a lock out of an array of locks is chosen by what it protects. Here by the thread. */
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t locks[4] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER,
                                   PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};
struct counter {
    long total;
};
static struct counter *shared[2];

static void *work(void *arg)
{
    long number = (long)arg;
    struct counter *mine = shared[number / 2];
#ifndef CONTROL
    pthread_mutex_lock(&locks[number]);
#endif
    mine->total++; /* MISSED */
#ifndef CONTROL
    pthread_mutex_unlock(&locks[number]);
#endif
    return NULL;
}

int main(void)
{
    pthread_t threads[4];
    for (int i = 0; i < 2; i++)
        shared[i] = calloc(1, sizeof *shared[i]);
    for (long i = 0; i < 4; i++)
        pthread_create(&threads[i], NULL, work, (void *)i);
    for (int i = 0; i < 4; i++)
        pthread_join(threads[i], NULL);
    return (int)(shared[0]->total + shared[1]->total);
}
