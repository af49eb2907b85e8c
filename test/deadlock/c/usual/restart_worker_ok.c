#include <pthread.h>
#include <stdlib.h>
struct srv { pthread_mutex_t lock; pthread_t th; int stop, served; };
static void account(struct srv *s)
{
    pthread_mutex_lock(&s->lock);
    s->served++;
    pthread_mutex_unlock(&s->lock);
}
static int stopped(struct srv *s)
{
    return __atomic_load_n(&s->stop, __ATOMIC_ACQUIRE);
}
static void *loop(void *arg)
{
    struct srv *s = arg;
    while (!stopped(s))
        account(s);
    return NULL;
}
static void srv_restart(struct srv *s)
{
    __atomic_store_n(&s->stop, 1, __ATOMIC_RELEASE);
    pthread_join(s->th, NULL);
    __atomic_store_n(&s->stop, 0, __ATOMIC_RELEASE);
    pthread_mutex_lock(&s->lock);
    s->served = 0;
    pthread_mutex_unlock(&s->lock);
    pthread_create(&s->th, NULL, loop, s);
}
int main(void)
{
    struct srv *s = calloc(1, sizeof *s);
    pthread_mutex_init(&s->lock, NULL);
    pthread_create(&s->th, NULL, loop, s);
    srv_restart(s);
    __atomic_store_n(&s->stop, 1, __ATOMIC_RELEASE);
    pthread_join(s->th, NULL);
    free(s);
    return 0;
}
