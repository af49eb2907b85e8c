// a recursive mutex through two levels
#include <pthread.h>
static pthread_mutex_t m;
static int depth, value;
static void inner(void)
{
    pthread_mutex_lock(&m);
    value++;
    pthread_mutex_unlock(&m);
}
static void *f(void *p)
{
    pthread_mutex_lock(&m);
    depth++;
    inner();
    value += depth;
    pthread_mutex_unlock(&m);
    return p;
}
int main(void)
{
    pthread_t t, u;
    pthread_mutexattr_t a;
    pthread_mutexattr_init(&a);
    pthread_mutexattr_settype(&a, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&m, &a);
    pthread_create(&t, 0, f, 0);
    pthread_create(&u, 0, f, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    return value;
}
