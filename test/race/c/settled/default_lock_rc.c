/* Who comes before the lock is set up takes the default one. */
#include <pthread.h>
#include <stdio.h>
static pthread_mutex_t fallback = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t real_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t *_Atomic log_lock = &fallback;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static long lines;
static void setup(void) { log_lock = &real_lock; }
static void log_line(void)
{
    pthread_mutex_t *l = log_lock;
    pthread_mutex_lock(l);
    lines++; // RACE!
    pthread_mutex_unlock(l);
}
static void *worker(void *a)
{
    pthread_once(&once, setup);
    log_line();
    return a;
}
static void *early(void *a)
{
    log_line();
    return a;
}
int main(void)
{
    pthread_t t, u;
    pthread_create(&t, NULL, worker, NULL);
    pthread_create(&u, NULL, early, NULL);
    pthread_join(t, NULL);
    pthread_join(u, NULL);
    printf("%ld\n", lines);
    return 0;
}
