/* A-NO-LOCK: a table of lock functions is not the one with the empty functions. Here it is, although
 * there are two threads. */
#include <pthread.h>

struct lock_methods {
    void (*enter)(pthread_mutex_t *);
    void (*leave)(pthread_mutex_t *);
};

static void real_enter(pthread_mutex_t *m)
{
    pthread_mutex_lock(m);
}
static void real_leave(pthread_mutex_t *m)
{
    pthread_mutex_unlock(m);
}
static void no_enter(pthread_mutex_t *m)
{
    (void)m;
}
static void no_leave(pthread_mutex_t *m)
{
    (void)m;
}

static struct lock_methods methods;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static long count;

static void *work(void *arg)
{
    (void)arg;
#ifndef CONTROL
    methods.enter(&lock);
#endif
    count++; /* MISSED */
#ifndef CONTROL
    methods.leave(&lock);
#endif
    return NULL;
}

int main(int argc, char **argv)
{
    (void)argv;
    if (argc > 1)
        methods = (struct lock_methods){real_enter, real_leave};
    else
        methods = (struct lock_methods){no_enter, no_leave};
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, work, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    return (int)count;
}
