// a reader gives back before it writes
#include <pthread.h>

static pthread_rwlock_t a = PTHREAD_RWLOCK_INITIALIZER, b = PTHREAD_RWLOCK_INITIALIZER;
static int shared;

static void *first(void *arg)
{
    pthread_rwlock_rdlock(&a);
    int old = shared;
    pthread_rwlock_unlock(&a);
    if (old < 10) {
        pthread_rwlock_wrlock(&a);
        shared++;
        pthread_rwlock_unlock(&a);
    }
    return NULL;
}

static void *second(void *arg)
{
    pthread_rwlock_wrlock(&a);
    shared++;
    pthread_rwlock_unlock(&a);
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
