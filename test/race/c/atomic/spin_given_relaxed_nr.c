// the spin lock is set up by a relaxed store, and given back by a releasing one
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int busy;
static long total;

static void lock(void)
{
    while (atomic_exchange_explicit(&busy, 1, memory_order_acquire))
        ;
}

static void unlock(void)
{
    atomic_store_explicit(&busy, 0, memory_order_release);
}

static void *work(void *arg)
{
    (void)arg;
    for (int i = 0; i < 1000; i++) {
        lock();
        total++; // NORACE
        unlock();
    }
    return NULL;
}

int main(void)
{
    pthread_t a, b;

    atomic_store_explicit(&busy, 0, memory_order_relaxed);
    pthread_create(&a, NULL, work, NULL);
    pthread_create(&b, NULL, work, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%ld\n", total);
    return 0;
}
