// a function that takes the lock is called with it held
#include <pthread.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static int shared;

static void add(int n)
{
    pthread_mutex_lock(&a); // DEADLOCK!
    shared += n;
    pthread_mutex_unlock(&a);
}

static void *first(void *arg)
{
    pthread_mutex_lock(&a);
    for (int i = 0; i < 3; i++)
        add(i);
    pthread_mutex_unlock(&a);
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
