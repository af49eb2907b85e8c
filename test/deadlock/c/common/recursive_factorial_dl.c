#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock;
static int calls;

static long factorial(int n)
{
    long r;
    pthread_mutex_lock(&lock); // DEADLOCK!
    calls++;
    r = n <= 1 ? 1 : n * factorial(n - 1); // DEADLOCK
    pthread_mutex_unlock(&lock);
    return r;
}

static void *run(void *arg)
{
    long *out = arg;
    *out = factorial(10); // DEADLOCK
    return NULL;
}

int main(void)
{
    pthread_t t1, t2;
    long r1, r2;
    pthread_mutexattr_t attr;
    pthread_mutexattr_init(&attr);
    pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_NORMAL);
    pthread_mutex_init(&lock, &attr);
    pthread_mutexattr_destroy(&attr);
    pthread_create(&t1, NULL, run, &r1);
    pthread_create(&t2, NULL, run, &r2);
    pthread_join(t1, NULL);
    pthread_join(t2, NULL);
    printf("%ld %ld %d\n", r1, r2, calls);
    pthread_mutex_destroy(&lock);
    return 0;
}
