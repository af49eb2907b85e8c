// The second lock with
// a time limit, given up as a whole when it passes.
#include <errno.h>
#include <pthread.h>
#include <time.h>
static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static int n;

static void *one(void *arg)
{
    pthread_mutex_lock(&a);
    pthread_mutex_lock(&b);
    n++;
    pthread_mutex_unlock(&b);
    pthread_mutex_unlock(&a);
    return arg;
}

static void *two(void *arg)
{
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec += 1;
    pthread_mutex_lock(&b);
    int rc = pthread_mutex_timedlock(&a, &until);
    if (rc == 0) {
        n--;
        pthread_mutex_unlock(&a);
    }
    pthread_mutex_unlock(&b);
    return rc == ETIMEDOUT ? NULL : arg;
}

int main(void)
{
    pthread_t x, y;
    pthread_create(&x, NULL, one, NULL);
    pthread_create(&y, NULL, two, NULL);
    pthread_join(x, NULL);
    pthread_join(y, NULL);
    return 0;
}
