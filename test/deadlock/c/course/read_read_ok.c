#include <pthread.h>

static pthread_rwlock_t r1 = PTHREAD_RWLOCK_INITIALIZER;
static pthread_rwlock_t r2 = PTHREAD_RWLOCK_INITIALIZER;
static int a, b, out1, out2;

static void *x(void *p)
{
    pthread_rwlock_rdlock(&r1);
    pthread_rwlock_rdlock(&r2);
    out1 = a + b;
    pthread_rwlock_unlock(&r2);
    pthread_rwlock_unlock(&r1);
    return p;
}

static void *y(void *p)
{
    pthread_rwlock_rdlock(&r2);
    pthread_rwlock_rdlock(&r1);
    out2 = a - b;
    pthread_rwlock_unlock(&r1);
    pthread_rwlock_unlock(&r2);
    return p;
}

int main(void)
{
    pthread_t s, t;
    pthread_create(&s, NULL, x, NULL);
    pthread_create(&t, NULL, y, NULL);
    pthread_join(s, NULL);
    pthread_join(t, NULL);
    return out1 + out2;
}
