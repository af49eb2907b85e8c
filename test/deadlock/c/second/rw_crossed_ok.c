#include <pthread.h>

static pthread_rwlock_t index_lock = PTHREAD_RWLOCK_INITIALIZER;
static pthread_rwlock_t data_lock = PTHREAD_RWLOCK_INITIALIZER;
static int idx[100], data[100];

static void *rebuild(void *arg)
{
    pthread_rwlock_rdlock(&data_lock);
    pthread_rwlock_wrlock(&index_lock);
    for (int i = 0; i < 100; i++)
        idx[i] = data[i] % 10;
    pthread_rwlock_unlock(&index_lock);
    pthread_rwlock_unlock(&data_lock);
    return arg;
}

static void *append(void *arg)
{
    pthread_rwlock_wrlock(&data_lock);
    pthread_rwlock_rdlock(&index_lock);
    data[idx[3]]++;
    pthread_rwlock_unlock(&data_lock);
    pthread_rwlock_unlock(&index_lock);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, rebuild, NULL);
    pthread_create(&b, NULL, append, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
