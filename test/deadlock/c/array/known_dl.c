// known elements of an array of locks in both orders
#include <pthread.h>

static pthread_mutex_t locks[3] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER,
                                   PTHREAD_MUTEX_INITIALIZER};
static int shared;

static void *first(void *arg)
{
    pthread_mutex_lock(&locks[0]);
    pthread_mutex_lock(&locks[2]); // DEADLOCK!
    shared++;
    pthread_mutex_unlock(&locks[2]);
    pthread_mutex_unlock(&locks[0]);
    return NULL;
}

static void *second(void *arg)
{
    pthread_mutex_lock(&locks[2]);
    pthread_mutex_lock(&locks[0]); // DEADLOCK!
    shared++;
    pthread_mutex_unlock(&locks[0]);
    pthread_mutex_unlock(&locks[2]);
    return NULL;
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
