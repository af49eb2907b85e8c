// An error path returns after it unlocked and writes first
#include <pthread.h>
#include <errno.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int limit = 10, used, failures;

static int reserve(int n)
{
    pthread_mutex_lock(&m);
    if (used + n > limit) {
        pthread_mutex_unlock(&m);
        failures++; // RACE!
        return -ENOSPC;
    }
    used += n;
    pthread_mutex_unlock(&m);
    return 0;
}

static void *go(void *arg)
{
    (void)arg;
    for (int i = 0; i < 20; i++)
        reserve(1);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, go, NULL);
    pthread_create(&b, NULL, go, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return failures != 30;
}
