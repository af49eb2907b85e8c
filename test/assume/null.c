/* A-NULL: a lock function that does nothing if there is no lock is given one. Here one of the threads
 * has none. */
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static long count;

static void enter(pthread_mutex_t *m)
{
    if (m)
        pthread_mutex_lock(m);
}
static void leave(pthread_mutex_t *m)
{
    if (m)
        pthread_mutex_unlock(m);
}

static pthread_mutex_t *lock;

static void *work(void *arg)
{
    (void)arg;
#ifndef CONTROL
    enter(lock);
#endif
    count++; /* MISSED */
#ifndef CONTROL
    leave(lock);
#endif
    return NULL;
}

int main(int argc, char **argv)
{
    (void)argv;
    if (argc > 1)
        lock = &mutex;
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, work, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    return (int)count;
}
