/* A-POOL-OWNER: what a model calls an allocation hands out memory that nobody else uses. Here the model
 * (pool_owner.yml) says so of a function that always returns the same buffer. */
#include <pthread.h>

static long buffer;

long *get_buffer(void)
{
    return &buffer;
}

static void *work(void *arg)
{
#ifdef CONTROL
    long *mine = &buffer;
#else
    long *mine = get_buffer();
#endif
    ++*mine; /* MISSED */
    return arg;
}

int main(void)
{
    pthread_t a;
    pthread_create(&a, NULL, work, NULL);
    work(NULL);
    pthread_join(a, NULL);
    return 0;
}
