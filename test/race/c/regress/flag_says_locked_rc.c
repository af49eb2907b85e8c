// a parameter says whether the caller holds the lock
#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int v;

static void bump(int have_lock)
{
    if (!have_lock)
        pthread_mutex_lock(&m);
    v++; // RACE!
    if (!have_lock)
        pthread_mutex_unlock(&m);
}

static void *one(void *arg)
{
    pthread_mutex_lock(&m);
    bump(1);
    pthread_mutex_unlock(&m);
    return 0;
}

static void *two(void *arg)
{
    bump(1);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, one, 0);
    pthread_create(&b, 0, two, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return v;
}
