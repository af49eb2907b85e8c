// Two rwlocks in both orders;
// the inner ones are taken for writing.
#include <pthread.h>
static pthread_rwlock_t users = PTHREAD_RWLOCK_INITIALIZER;
static pthread_rwlock_t groups = PTHREAD_RWLOCK_INITIALIZER;
static int nusers, ngroups;

static void *by_user(void *arg)
{
    pthread_rwlock_rdlock(&users);
    pthread_rwlock_wrlock(&groups); // DEADLOCK!
    ngroups += nusers;
    pthread_rwlock_unlock(&groups);
    pthread_rwlock_unlock(&users);
    return arg;
}

static void *by_group(void *arg)
{
    pthread_rwlock_rdlock(&groups);
    pthread_rwlock_wrlock(&users); // DEADLOCK!
    nusers += ngroups;
    pthread_rwlock_unlock(&users);
    pthread_rwlock_unlock(&groups);
    return arg;
}

int main(void)
{
    pthread_t t[2];
    pthread_create(&t[0], NULL, by_user, NULL);
    pthread_create(&t[1], NULL, by_group, NULL);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    return 0;
}
