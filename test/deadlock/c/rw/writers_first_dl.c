// reading twice, but a waiting writer goes first
#define _GNU_SOURCE
#include <pthread.h>

static pthread_rwlock_t lock;
static int shared;

static int get(void)
{
    pthread_rwlock_rdlock(&lock); // DEADLOCK!
    int value = shared;
    pthread_rwlock_unlock(&lock);
    return value;
}

static void *reader(void *arg)
{
    pthread_rwlock_rdlock(&lock);
    int value = get() + shared;
    pthread_rwlock_unlock(&lock);
    return value ? arg : NULL;
}

static void *writer(void *arg)
{
    pthread_rwlock_wrlock(&lock);
    shared++;
    pthread_rwlock_unlock(&lock);
    return arg;
}

int main(void)
{
    pthread_t one, two;
    pthread_rwlockattr_t attr;

    pthread_rwlockattr_init(&attr);
    pthread_rwlockattr_setkind_np(&attr, PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP);
    pthread_rwlock_init(&lock, &attr);
    pthread_create(&one, NULL, reader, NULL);
    pthread_create(&two, NULL, writer, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
