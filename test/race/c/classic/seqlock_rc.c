// a sequence lock: readers repeat if the count changed; the data must be atomic, too
#include <pthread.h>
#include <stdatomic.h>

static atomic_uint seq;
static int x, y;

static void publish(int a, int b)
{
    atomic_fetch_add_explicit(&seq, 1, memory_order_acq_rel);
    x = a; // RACE! x
    y = b; // RACE! y
    atomic_fetch_add_explicit(&seq, 1, memory_order_release);
}

static int sum(void)
{
    unsigned s;
    int a, b;

    do {
        while ((s = atomic_load_explicit(&seq, memory_order_acquire)) & 1)
            ;
        a = x; // RACE! x
        b = y; // RACE! y
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
