// callback is called after the lock was given back
#include <pthread.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static int shared;

static void (*hook)(void);

static void notify(void)
{
    pthread_mutex_lock(&a);
    shared++;
    pthread_mutex_unlock(&a);
    hook();
}

static void on_change(void)
{
    pthread_mutex_lock(&b);
    shared++;
    pthread_mutex_unlock(&b);
}

static void *first(void *arg)
{
    notify();
    return arg;
}

static void *second(void *arg)
{
    pthread_mutex_lock(&b);
    pthread_mutex_lock(&a);
    shared++;
    pthread_mutex_unlock(&a);
    pthread_mutex_unlock(&b);
    return arg;
}

int main(void)
{
    pthread_t one, two;

    hook = on_change;
    pthread_create(&one, NULL, first, NULL);
    pthread_create(&two, NULL, second, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
