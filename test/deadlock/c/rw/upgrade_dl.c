// a reader wants to write what it reads
#include <pthread.h>

static pthread_rwlock_t a = PTHREAD_RWLOCK_INITIALIZER, b = PTHREAD_RWLOCK_INITIALIZER;
static int shared;

static void *first(void *arg)
{
    pthread_rwlock_rdlock(&a);
    if (shared < 10) {
        pthread_rwlock_wrlock(&a); // DEADLOCK!
        shared++;
        pthread_rwlock_unlock(&a);
    }
    pthread_rwlock_unlock(&a);
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
