// the second lock is taken two calls down
#include <pthread.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static int shared;

static void count(void)
{
    pthread_mutex_lock(&b); // DEADLOCK!
    shared++;
    pthread_mutex_unlock(&b);
}

static void step(int n)
{
    if (n > 0)
        count();
}

static void *first(void *arg)
{
    pthread_mutex_lock(&a);
    step(arg != NULL);
    pthread_mutex_unlock(&a);
    return NULL;
}

static void reset(void)
{
    pthread_mutex_lock(&a); // DEADLOCK!
    shared = 0;
    pthread_mutex_unlock(&a);
}

static void *second(void *arg)
{
    pthread_mutex_lock(&b);
    reset();
    pthread_mutex_unlock(&b);
    return arg;
}

int main(void)
{
    pthread_t one, two;

    pthread_create(&one, NULL, first, &shared);
    pthread_create(&two, NULL, second, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
