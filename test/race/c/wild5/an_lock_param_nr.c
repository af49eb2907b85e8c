// the lock comes as a parameter with what it guards
#include <pthread.h>
pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
int left, right;
static void bump(pthread_mutex_t *l, int *p)
{
    pthread_mutex_lock(l);
    (*p)++;
    pthread_mutex_unlock(l);
}
static void *f(void *x)
{
    bump(&a, &left);
    bump(&b, &right);
    return x;
}
int main(void)
{
    pthread_t t, u;
    pthread_create(&t, NULL, f, NULL);
    pthread_create(&u, NULL, f, NULL);
    pthread_join(t, NULL);
    pthread_join(u, NULL);
    return left + right;
}
