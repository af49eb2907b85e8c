// the init function calls once again
#include <pthread.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int shared;

static void *worker(void *arg);

static void prepare(void)
{
    worker(NULL);
}

static void *worker(void *arg)
{
    pthread_once(&once, prepare); // DEADLOCK!
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
