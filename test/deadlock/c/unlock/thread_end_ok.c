// a lock that one function takes and another gives back
#include <pthread.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static int shared;

static void enter(void)
{
    pthread_mutex_lock(&a);
}

static void leave(void)
{
    pthread_mutex_unlock(&a);
}

static void *worker(void *arg)
{
    enter();
    shared++;
    leave();
    return arg;
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
