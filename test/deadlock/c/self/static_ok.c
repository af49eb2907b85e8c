// statically initialised recursive mutex is taken again
#define _GNU_SOURCE
#include <pthread.h>

static pthread_mutex_t a = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP, b = PTHREAD_MUTEX_INITIALIZER;
static int shared;

static int get(void)
{
    pthread_mutex_lock(&a);
    int value = shared;
    pthread_mutex_unlock(&a);
    return value;
}

static void *worker(void *arg)
{
    pthread_mutex_lock(&a);
    shared = get() + 1;
    pthread_mutex_unlock(&a);
    return arg;
}

int main(void)
{
    pthread_t one, two;

    pthread_create(&one, NULL, worker, NULL);
    pthread_create(&two, NULL, worker, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
