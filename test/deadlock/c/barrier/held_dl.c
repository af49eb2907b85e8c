// waits at a barrier with a lock that the others need
#include <pthread.h>

static pthread_barrier_t barrier;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int shared;

static void *worker(void *arg)
{
    pthread_mutex_lock(&lock); // DEADLOCK
    shared++;
    pthread_barrier_wait(&barrier); // DEADLOCK!
    pthread_mutex_unlock(&lock);
    return NULL;
}


int main(void)
{
    pthread_t one, two;

    pthread_barrier_init(&barrier, NULL, 2);
    pthread_create(&one, NULL, worker, NULL);
    pthread_create(&two, NULL, worker, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
