// read-write locks: each reads one and wants to write the other
#include <pthread.h>

static pthread_rwlock_t a = PTHREAD_RWLOCK_INITIALIZER, b = PTHREAD_RWLOCK_INITIALIZER;
static int shared;

static void *first(void *arg)
{
    pthread_rwlock_rdlock(&a);
    pthread_rwlock_wrlock(&b); // DEADLOCK!
    shared++;
    pthread_rwlock_unlock(&b);
    pthread_rwlock_unlock(&a);
    return NULL;
}

static void *second(void *arg)
{
    pthread_rwlock_rdlock(&b);
    pthread_rwlock_wrlock(&a); // DEADLOCK!
    shared++;
    pthread_rwlock_unlock(&a);
    pthread_rwlock_unlock(&b);
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
