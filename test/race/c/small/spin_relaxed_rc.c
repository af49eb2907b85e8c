// Test-and-set lock whose release is relaxed
#include <pthread.h>
#include <stdatomic.h>

static atomic_int flag;
static int data;

static void acquire(void)
{
    int expected = 0;
    while (!atomic_compare_exchange_strong_explicit(&flag, &expected, 1, memory_order_relaxed,
                                                    memory_order_relaxed))
        expected = 0;
}

static void release(void)
{
    atomic_store_explicit(&flag, 0, memory_order_relaxed);
}

static void *thr(void *arg)
{
    (void)arg;
    acquire();
    data = data + 1; // RACE!
    release();
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, thr, 0);
    pthread_create(&b, 0, thr, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return data != 2;
}
