// a seqlock whose data is atomic, too, as the C11 memory model wants it
#include <pthread.h>
#include <stdatomic.h>

static atomic_uint seq;
static _Atomic long x, y;

static void write_point(long a, long b)
{
    unsigned s = atomic_load_explicit(&seq, memory_order_relaxed);
    atomic_store_explicit(&seq, s + 1, memory_order_relaxed);
    atomic_thread_fence(memory_order_release);
    atomic_store_explicit(&x, a, memory_order_relaxed); // NORACE
    atomic_store_explicit(&y, b, memory_order_relaxed); // NORACE
    atomic_store_explicit(&seq, s + 2, memory_order_release);
}
static long read_sum(void)
{
    unsigned a, b;
    long r;
    do {
        a = atomic_load_explicit(&seq, memory_order_acquire);
        r = atomic_load_explicit(&x, memory_order_relaxed) + // NORACE
            atomic_load_explicit(&y, memory_order_relaxed);  // NORACE
        atomic_thread_fence(memory_order_acquire);
        b = atomic_load_explicit(&seq, memory_order_relaxed);
    } while ((a & 1) || a != b);
    return r;
}
static void *writer(void *arg)
{
    (void)arg;
    for (long i = 0; i < 1000; i++)
        write_point(i, -i);
    return NULL;
}
static void *reader(void *arg)
{
    long *bad = arg;
    for (int i = 0; i < 1000; i++)
        if (read_sum() != 0)
            ++*bad; // NORACE
    return NULL;
}
int main(void)
{
    pthread_t w, r[2];
    long bad[2] = {0, 0};
    pthread_create(&w, NULL, writer, NULL);
    for (int i = 0; i < 2; i++)
        pthread_create(&r[i], NULL, reader, &bad[i]);
    pthread_join(w, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(r[i], NULL);
    return (int)(bad[0] + bad[1]);
}
