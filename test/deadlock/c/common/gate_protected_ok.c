#include <pthread.h>

static pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t m1 = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t m2 = PTHREAD_MUTEX_INITIALIZER;
static int v1, v2;

static void enter(void) { pthread_mutex_lock(&gate); }
static void leave(void) { pthread_mutex_unlock(&gate); }

static void *t1(void *x)
{
    enter();
    pthread_mutex_lock(&m1);
    pthread_mutex_lock(&m2);
    v1 = v2;
    pthread_mutex_unlock(&m2);
    pthread_mutex_unlock(&m1);
    leave();
    return x;
}

static void *t2(void *x)
{
    enter();
    pthread_mutex_lock(&m2);
    pthread_mutex_lock(&m1);
    v2 = v1;
    pthread_mutex_unlock(&m1);
    pthread_mutex_unlock(&m2);
    leave();
    return x;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, t1, NULL);
    pthread_create(&b, NULL, t2, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
