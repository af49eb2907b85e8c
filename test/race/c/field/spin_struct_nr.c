// A spin lock of __sync builtins inside of the structure that it guards.
#include <pthread.h>
#include <stdio.h>

typedef struct {
    volatile int locked;
} spin_t;

static inline void spin_acquire(spin_t *s)
{
    while (__sync_lock_test_and_set(&s->locked, 1))
        while (__atomic_load_n(&s->locked, __ATOMIC_RELAXED))
            ;
}

static inline void spin_release(spin_t *s)
{
    __sync_lock_release(&s->locked);
}

struct counter {
    spin_t spin;
    long value;
    long max;
};

static struct counter counters[2];

static void counter_add(struct counter *c, long n)
{
    spin_acquire(&c->spin);
    c->value += n; // NORACE
    if (c->value > c->max)
        c->max = c->value; // NORACE
    spin_release(&c->spin);
}

static void *work(void *arg)
{
    long n = (long)arg;
    for (int i = 0; i < 100; i++) {
        counter_add(&counters[0], n);
        counter_add(&counters[1], -n);
    }
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, work, (void *)1L);
    pthread_create(&b, NULL, work, (void *)2L);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%ld %ld\n", counters[0].value, counters[1].value);
    return 0;
}
