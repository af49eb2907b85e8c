// spin lock on an int by compare-and-swap builtins
#include <pthread.h>
static int mtx;
static unsigned c;

static void acquire(void)
{
    while (!__sync_bool_compare_and_swap(&mtx, 0, 1))
        ;
}

static void release(void)
{
    __sync_lock_release(&mtx);
}

void *inc(void *arg)
{
    unsigned v;
    acquire();
    v = c;
    c = v + 1;
    release();
    return 0;
}

int main(void)
{
    pthread_t t;
    for (int i = 0; i < 3; i++)
        pthread_create(&t, 0, inc, 0);
    acquire();
    c++;
    release();
    pthread_join(t, 0);
    return 0;
}
