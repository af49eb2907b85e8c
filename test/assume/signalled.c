/* A-SIGNALLED: a wait for a condition outside of a loop comes back only when it was signalled. */
#include <pthread.h>

#define THREADS 2

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t all_here = PTHREAD_COND_INITIALIZER;
static int here, value[THREADS];

static void meet(void)
{
    pthread_mutex_lock(&m);
    if (++here == THREADS) {
        here = 0;
        pthread_cond_broadcast(&all_here);
    }
#ifndef CONTROL
    else
        pthread_cond_wait(&all_here, &m); // heddle: ignore the wait is in no loop
#endif
    pthread_mutex_unlock(&m);
}

static void *work(void *arg)
{
    long i = (long)arg;
    value[i] = 1;
    meet();
    return (void *)(long)value[1 - i]; /* MISSED */
}

int main(void)
{
    pthread_t t[THREADS];
    for (long i = 0; i < THREADS; i++)
        pthread_create(&t[i], 0, work, (void *)i);
    for (int i = 0; i < THREADS; i++)
        pthread_join(t[i], 0);
    return 0;
}
