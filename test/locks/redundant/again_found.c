// What is asked before the lock is taken and again while it is held, for nothing.
#include <pthread.h>
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int limits[] = {4, 5};

static int limit(int i)
{
    return limits[i];
}

static void *work(void *arg)
{
    int own = 0;
    if (limit(0) > 2)
        own++;
    pthread_mutex_lock(&lock); // REDUNDANT!
    for (int i = 0; i < 2; i++)
        if (limit(i) > own)
            own++;
    pthread_mutex_unlock(&lock);
    return own ? arg : NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, work, NULL);
    pthread_create(&b, NULL, work, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
