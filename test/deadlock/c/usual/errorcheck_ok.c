#include <errno.h>
#include <pthread.h>
#include <stdio.h>
static pthread_mutex_t m;
static int n;
static void bump(void)
{
    int rc = pthread_mutex_lock(&m);
    n++;
    if (rc != EDEADLK)
        pthread_mutex_unlock(&m);
}
static void *job(void *arg)
{
    pthread_mutex_lock(&m);
    bump();
    pthread_mutex_unlock(&m);
    bump();
    return arg;
}
int main(void)
{
    pthread_t a, b;
    pthread_mutexattr_t at;
    pthread_mutexattr_init(&at);
    pthread_mutexattr_settype(&at, PTHREAD_MUTEX_ERRORCHECK);
    pthread_mutex_init(&m, &at);
    pthread_create(&a, NULL, job, NULL);
    pthread_create(&b, NULL, job, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d\n", n);
    return 0;
}
