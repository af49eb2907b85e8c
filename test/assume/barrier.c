/* A-BARRIER: all threads that wait at a barrier take part in each round. Here two of four do. */
#include <pthread.h>

static pthread_barrier_t barrier;
static long total;

static void *work(void *arg)
{
    if (arg)
        total = 1; /* MISSED */
#ifndef CONTROL
    pthread_barrier_wait(&barrier);
#endif
    return (void *)total; /* MISSED */
}

static void *other(void *arg)
{
#ifndef CONTROL
    pthread_barrier_wait(&barrier);
#endif
    return (char *)arg + total; /* MISSED */
}

int main(void)
{
    pthread_t threads[4];
    pthread_barrier_init(&barrier, NULL, 2);
    pthread_create(&threads[0], NULL, work, &total);
    for (int i = 1; i < 4; i++)
        pthread_create(&threads[i], NULL, other, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
