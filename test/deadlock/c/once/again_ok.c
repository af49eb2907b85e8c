// the init function calls once of something else
#include <pthread.h>

static pthread_once_t once = PTHREAD_ONCE_INIT, other = PTHREAD_ONCE_INIT;
static int shared;

static void prepare_other(void)
{
    shared = 2;
}

static void prepare(void)
{
    pthread_once(&other, prepare_other);
}

static void *worker(void *arg)
{
    pthread_once(&once, prepare);
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
