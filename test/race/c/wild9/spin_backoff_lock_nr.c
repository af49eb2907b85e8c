// Test-and-test-and-set lock with exponential backoff
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>

typedef struct {
    atomic_int held;
} tts_lock;

static void tts_acquire(tts_lock *l)
{
    unsigned delay = 1;
    for (;;) {
        while (atomic_load_explicit(&l->held, memory_order_relaxed))
            sched_yield();
        if (!atomic_exchange_explicit(&l->held, 1, memory_order_acquire))
            return;
        for (volatile unsigned i = 0; i < delay; i++)
            ;
        if (delay < 1024)
            delay *= 2;
    }
}

static void tts_release(tts_lock *l)
{
    atomic_store_explicit(&l->held, 0, memory_order_release);
}

static tts_lock lock;
static struct {
    long sum;
    int max;
} shared;

static void *run(void *arg)
{
    int base = (int)(long)arg;
    for (int i = 0; i < 10000; i++) {
        tts_acquire(&lock);
        shared.sum += base + i; // NORACE
        if (base + i > shared.max) // NORACE
            shared.max = base + i; // NORACE
        tts_release(&lock);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[4];
    for (long i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, run, (void *)(i * 1000));
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    printf("%ld %d\n", shared.sum, shared.max); // NORACE
    return 0;
}
