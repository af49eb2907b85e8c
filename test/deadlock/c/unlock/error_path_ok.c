// an early return gives the lock back
#include <pthread.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static int shared;

static int step(int n)
{
    pthread_mutex_lock(&a);
    if (shared > n) {
        pthread_mutex_unlock(&a);
        return -1;
    }
    shared++;
    pthread_mutex_unlock(&a);
    return 0;
}

static void *worker(void *arg)
{
    step(arg != NULL);
    return NULL;
}

int main(void)
{
    pthread_t one, two;

    pthread_create(&one, NULL, worker, NULL);
    pthread_create(&two, NULL, worker, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
