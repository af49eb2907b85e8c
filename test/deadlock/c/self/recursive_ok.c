// recursion with a recursive mutex
#define _GNU_SOURCE
#include <pthread.h>

static pthread_mutex_t lock;
static int shared;

static void add(int n)
{
    pthread_mutex_lock(&lock);
    shared += n;
    if (n > 0)
        add(n - 1);
    pthread_mutex_unlock(&lock);
}

static void *worker(void *arg)
{
    add(3);
    return arg;
}

int main(void)
{
    pthread_t one, two;
    pthread_mutexattr_t attr;

    pthread_mutexattr_init(&attr);
    pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&lock, &attr);
    pthread_create(&one, NULL, worker, NULL);
    pthread_create(&two, NULL, worker, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
