// A lock around private data
// that a condition needs.
#include <pthread.h>
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;
static int hits[2];

static void *work(void *arg)
{
    int *own = arg, n = 0;
    pthread_mutex_lock(&lock);
    n = *own + 1;
    pthread_cond_signal(&cond);
    pthread_mutex_unlock(&lock);
    return n ? arg : NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, work, &hits[0]);
    pthread_create(&b, NULL, work, &hits[1]);
    pthread_mutex_lock(&lock);
    while (!hits[0])
        pthread_cond_wait(&cond, &lock);
    pthread_mutex_unlock(&lock);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
