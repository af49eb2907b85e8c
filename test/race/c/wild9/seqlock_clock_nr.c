// A seqlock with atomic (relaxed) data and one writer
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>

static struct {
    atomic_uint seq;
    _Atomic uint64_t sec, nsec;
} clk;
static atomic_bool quit;

static void clock_set(uint64_t s, uint64_t ns)
{
    unsigned v = atomic_load_explicit(&clk.seq, memory_order_relaxed);
    atomic_store_explicit(&clk.seq, v + 1, memory_order_relaxed);
    atomic_thread_fence(memory_order_release);
    atomic_store_explicit(&clk.sec, s, memory_order_relaxed);
    atomic_store_explicit(&clk.nsec, ns, memory_order_relaxed);
    atomic_store_explicit(&clk.seq, v + 2, memory_order_release);
}

static void clock_get(uint64_t *s, uint64_t *ns)
{
    unsigned a, b;
    do {
        a = atomic_load_explicit(&clk.seq, memory_order_acquire);
        *s = atomic_load_explicit(&clk.sec, memory_order_relaxed);
        *ns = atomic_load_explicit(&clk.nsec, memory_order_relaxed);
        atomic_thread_fence(memory_order_acquire);
        b = atomic_load_explicit(&clk.seq, memory_order_relaxed);
    } while (a != b || a & 1);
}

static void *ticker(void *arg)
{
    for (uint64_t i = 0; i < 100000; i++)
        clock_set(i, i * 2);
    quit = 1;
    return arg;
}

static void *reader(void *arg)
{
    uint64_t s, ns, bad = 0;
    while (!quit) {
        clock_get(&s, &ns);
        bad += ns != s * 2;
    }
    *(uint64_t *)arg = bad; // NORACE
    return NULL;
}

int main(void)
{
    pthread_t t, r[2];
    uint64_t bad[2];
    pthread_create(&t, NULL, ticker, NULL);
    for (int i = 0; i < 2; i++)
        pthread_create(&r[i], NULL, reader, &bad[i]);
    pthread_join(t, NULL);
    for (int i = 0; i < 2; i++) {
        pthread_join(r[i], NULL);
        printf("%lu\n", (unsigned long)bad[i]); // NORACE
    }
    return 0;
}
