// A reader finds that it has to write.
#include <pthread.h>

static pthread_rwlock_t rw = PTHREAD_RWLOCK_INITIALIZER;
static int version, cached;

static int lookup(void)
{
    int v;
    pthread_rwlock_rdlock(&rw); // DEADLOCK
    if (cached != version) {
        pthread_rwlock_wrlock(&rw); // DEADLOCK!
        cached = version;
        pthread_rwlock_unlock(&rw);
    }
    v = cached;
    pthread_rwlock_unlock(&rw);
    return v;
}

static void *client(void *arg)
{
    for (int i = 0; i < 100; i++)
        *(int *)arg += lookup();
    return NULL;
}

int main(void)
{
    pthread_t t[4];
    int sums[4] = {0};
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, client, &sums[i]);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    return sums[0] < 0;
}
