// a sequence lock: readers repeat if the count changed; the data must be atomic, too
#include <pthread.h>
#include <stdatomic.h>

static atomic_uint seq;
static _Atomic int x, y;

static void publish(int a, int b)
{
    atomic_fetch_add_explicit(&seq, 1, memory_order_acq_rel);
    atomic_store_explicit(&x, a, memory_order_relaxed);
    atomic_store_explicit(&y, b, memory_order_relaxed);
    atomic_fetch_add_explicit(&seq, 1, memory_order_release);
}

static int sum(void)
{
    unsigned s;
    int a, b;

    do {
        while ((s = atomic_load_explicit(&seq, memory_order_acquire)) & 1)
            ;
        a = atomic_load_explicit(&x, memory_order_relaxed);
        b = atomic_load_explicit(&y, memory_order_relaxed);
        atomic_thread_fence(memory_order_acquire);
    } while (s != atomic_load_explicit(&seq, memory_order_relaxed));
    return a + b;
}

static void *reader(void *arg)
{
    long got = 0;
    for (int i = 0; i < 1000; i++)
        got += sum();
    return (void *)got;
}

int main(void)
{
    pthread_t r[2];

    for (int i = 0; i < 2; i++)
        pthread_create(&r[i], NULL, reader, NULL);
    for (int i = 0; i < 1000; i++)
        publish(i, -i);
    for (int i = 0; i < 2; i++)
        pthread_join(r[i], NULL);
    return 0;
}
