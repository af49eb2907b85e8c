// a function that expects the lock held
#include <pthread.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static int shared;

static void add_locked(int n)
{
    shared += n;
}

static void add(int n)
{
    pthread_mutex_lock(&a);
    add_locked(n);
    pthread_mutex_unlock(&a);
}

static void *first(void *arg)
{
    pthread_mutex_lock(&a);
    for (int i = 0; i < 3; i++)
        add_locked(i);
    pthread_mutex_unlock(&a);
    add(4);
    return arg;
}

int main(void)
{
    pthread_t one, two;

    pthread_create(&one, NULL, first, NULL);
    pthread_create(&two, NULL, first, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
