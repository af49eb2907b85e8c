// the callee takes the second lock after the first was given back
#include <pthread.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static int shared;

static void count(void)
{
    pthread_mutex_lock(&b);
    shared++;
    pthread_mutex_unlock(&b);
}

static void *first(void *arg)
{
    pthread_mutex_lock(&a);
    shared++;
    pthread_mutex_unlock(&a);
    count();
    return arg;
}

static void reset(void)
{
    pthread_mutex_lock(&a);
    shared = 0;
    pthread_mutex_unlock(&a);
}

static void *second(void *arg)
{
    pthread_mutex_lock(&b);
    reset();
    pthread_mutex_unlock(&b);
    return arg;
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
