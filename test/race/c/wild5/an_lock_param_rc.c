// the lock comes as a parameter; one caller gives another one
#include <pthread.h>
pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
int shared;
static void bump(pthread_mutex_t *l, int *p)
{
    pthread_mutex_lock(l);
    (*p)++; // RACE!
    pthread_mutex_unlock(l);
}
static void *f(void *x)
{
    bump(&a, &shared);
    return x;
}
static void *g(void *x)
{
    bump(&b, &shared);
    return x;
}
int main(void)
{
    pthread_t t, u;
    pthread_create(&t, NULL, f, NULL);
    pthread_create(&u, NULL, g, NULL);
    pthread_join(t, NULL);
    pthread_join(u, NULL);
    return 0;
}
