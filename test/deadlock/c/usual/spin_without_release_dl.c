#include <pthread.h>
#include <sched.h>
static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static int x, y;
static void both(pthread_mutex_t *first, pthread_mutex_t *second)
{
    pthread_mutex_lock(first);
    while (pthread_mutex_trylock(second) != 0) { // DEADLOCK!
        sched_yield();
    }
    x++;
    y++;
    pthread_mutex_unlock(second);
    pthread_mutex_unlock(first);
}
static void *one(void *p) { both(&a, &b); return p; }
static void *two(void *p) { both(&b, &a); return p; }
int main(void)
{
    pthread_t s, t;
    pthread_create(&s, NULL, one, NULL);
    pthread_create(&t, NULL, two, NULL);
    pthread_join(s, NULL);
    pthread_join(t, NULL);
    return x - y;
}
