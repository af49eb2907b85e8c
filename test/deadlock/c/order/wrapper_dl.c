// the locks are taken through a wrapper
#include <pthread.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static int shared;

static void take(pthread_mutex_t *m)
{
    pthread_mutex_lock(m);
}

static void give(pthread_mutex_t *m)
{
    pthread_mutex_unlock(m);
}

static void *first(void *arg)
{
    take(&a);
    take(&b); // DEADLOCK!
    shared++;
    give(&b);
    give(&a);
    return NULL;
}

static void *second(void *arg)
{
    take(&b);
    take(&a); // DEADLOCK!
    shared++;
    give(&a);
    give(&b);
    return NULL;
}


int main(void)
{
    pthread_t one, two;

    pthread_create(&one, NULL, first, NULL);
    pthread_create(&two, NULL, second, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
