// A lock around private data
// only.
#include <pthread.h>
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;
static int hits[2];

static void *work(void *arg)
{
    int *own = arg, n = 0;
    pthread_mutex_lock(&lock); // REDUNDANT!
    n = *own + 1;
    pthread_mutex_unlock(&lock);
    return n ? arg : NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, work, &hits[0]);
    pthread_create(&b, NULL, work, &hits[1]);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
