// An atomic counter that is tested and changed under the lock.
#include <pthread.h>
#include <stdatomic.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static atomic_int hits;

static void *count(void *arg)
{
    pthread_mutex_lock(&m);
    if (atomic_load(&hits) < 5)
        atomic_fetch_add(&hits, 1);
    pthread_mutex_unlock(&m);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, count, 0);
    pthread_create(&b, 0, count, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return hits;
}
