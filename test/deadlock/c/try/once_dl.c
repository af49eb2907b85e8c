// the first lock is tried, the second is waited for, in both orders
#include <pthread.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static int shared;

static void *first(void *arg)
{
    if (pthread_mutex_trylock(&a) == 0) {
        pthread_mutex_lock(&b); // DEADLOCK!
        shared++;
        pthread_mutex_unlock(&b);
        pthread_mutex_unlock(&a);
    }
    return arg;
}

static void *second(void *arg)
{
    if (pthread_mutex_trylock(&b) == 0) {
        pthread_mutex_lock(&a); // DEADLOCK!
        shared++;
        pthread_mutex_unlock(&a);
        pthread_mutex_unlock(&b);
    }
    return arg;
}

int main(void)
{
    pthread_t one, two;

    pthread_create(&one, NULL, first, NULL);
    pthread_create(&two, NULL, second, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
