// joins a thread with a lock that the thread does not need
#include <pthread.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static int shared;

static void *worker(void *arg)
{
    pthread_mutex_lock(&b);
    shared++;
    pthread_mutex_unlock(&b);
    return arg;
}

int main(void)
{
    pthread_t one;

    pthread_create(&one, NULL, worker, NULL);
    pthread_mutex_lock(&a);
    pthread_join(one, NULL);
    pthread_mutex_unlock(&a);
    return 0;
}
