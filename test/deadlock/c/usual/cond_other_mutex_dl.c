#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, n = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int go;
static void *waiter(void *p)
{
    pthread_mutex_lock(&m); // DEADLOCK
    while (!go)
        pthread_cond_wait(&c, &n); // DEADLOCK!
    pthread_mutex_unlock(&m);
    return p;
}
static void *setter(void *p)
{
    pthread_mutex_lock(&m); // DEADLOCK
    go = 1;
    pthread_cond_broadcast(&c); // DEADLOCK
    pthread_mutex_unlock(&m);
    return p;
}
int main(void)
{
    pthread_t a, b;
    pthread_mutex_lock(&n);
    pthread_mutex_unlock(&n);
    pthread_create(&a, NULL, waiter, NULL);
    pthread_create(&b, NULL, setter, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
