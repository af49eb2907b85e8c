/* the flag is set without the lock of the waiter, so the signal can come between test and wait */
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static atomic_bool stop;

static void *waiter(void *arg)
{
    pthread_mutex_lock(&m);
    while (!atomic_load(&stop))
        pthread_cond_wait(&c, &m);
    pthread_mutex_unlock(&m);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    pthread_mutex_lock(&m);
    atomic_store(&stop, true);
    pthread_mutex_unlock(&m);
    pthread_cond_signal(&c);
    pthread_join(t, NULL);
    return 0;
}
