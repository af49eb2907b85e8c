// one function, both threads get the locks in one order
#include <pthread.h>

struct pair {
    pthread_mutex_t *outer, *inner;
};

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static int shared;

static void *worker(void *arg)
{
    struct pair *p = arg;

    pthread_mutex_lock(p->outer);
    pthread_mutex_lock(p->inner);
    shared++;
    pthread_mutex_unlock(p->inner);
    pthread_mutex_unlock(p->outer);
    return NULL;
}

int main(void)
{
    pthread_t one, two;
    struct pair x = {&a, &b}, y = {&a, &b};

    pthread_create(&one, NULL, worker, &x);
    pthread_create(&two, NULL, worker, &y);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
