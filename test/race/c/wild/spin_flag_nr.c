// Spin lock of atomic_flag in a header-style wrapper with back-off
#include <pthread.h>
#include <stdatomic.h>
#include <sched.h>
#include <stdio.h>

typedef struct spinlock { atomic_flag f; } spinlock;
#define SPINLOCK_INIT { ATOMIC_FLAG_INIT }

static inline void spinlock_lock(spinlock *l)
{
    int spins = 0;
    while (atomic_flag_test_and_set_explicit(&l->f, memory_order_acquire))
        if (++spins > 100) {
            spins = 0;
            sched_yield();
        }
}

static inline int spinlock_trylock(spinlock *l)
{
    return !atomic_flag_test_and_set_explicit(&l->f, memory_order_acquire);
}

static inline void spinlock_unlock(spinlock *l)
{
    atomic_flag_clear_explicit(&l->f, memory_order_release);
}

static spinlock lk = SPINLOCK_INIT;
static struct { int min, max, n; } stats = { 1 << 30, 0, 0 };
static atomic_int skipped;

static void record(int v)
{
    spinlock_lock(&lk);
    if (v < stats.min)
        stats.min = v;
    if (v > stats.max)
        stats.max = v;
    stats.n++;
    spinlock_unlock(&lk);
}

static void *worker(void *arg)
{
    for (int i = 0; i < 1000; i++) {
        if (i % 3)
            record(i * (int)(long)arg);
        else if (spinlock_trylock(&lk)) {
            stats.n++;
            spinlock_unlock(&lk);
        } else
            skipped++;
    }
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    for (long i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, worker, (void *)(i + 1));
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    printf("%d..%d of %d, %d skipped\n", stats.min, stats.max, stats.n, skipped);
    return 0;
}
