// a lock is tried, or waited for if that is wanted; the result says whether it is held
#include <errno.h>
#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int n, skipped;

static int enter(int wait)
{
    int rc = pthread_mutex_trylock(&m);
    if (rc == EBUSY && wait)
        rc = pthread_mutex_lock(&m);
    return rc == 0;
}

static void *work(void *arg)
{
    for (int i = 0; i < 100; i++) {
        if (enter(i % 10 == 0)) {
            n++;
            pthread_mutex_unlock(&m);
        } else {
            __atomic_fetch_add(&skipped, 1, __ATOMIC_RELAXED);
        }
    }
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, work, NULL);
    pthread_create(&b, NULL, work, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return n;
}
