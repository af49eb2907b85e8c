// Relaxed counters are atomic themselves; what main prints after the join is exact
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>

struct metrics {
    _Atomic uint64_t requests, errors;
    atomic_flag busy;
    uint64_t last_id; /* under busy */
};
static struct metrics m = {.busy = ATOMIC_FLAG_INIT};

static void handle(uint64_t id)
{
    atomic_fetch_add_explicit(&m.requests, 1, memory_order_relaxed);
    if (id % 7 == 0)
        atomic_fetch_add_explicit(&m.errors, 1, memory_order_relaxed);
    while (atomic_flag_test_and_set_explicit(&m.busy, memory_order_acquire))
        ;
    if (id > m.last_id) // NORACE
        m.last_id = id; // NORACE
    atomic_flag_clear_explicit(&m.busy, memory_order_release);
}

static void *run(void *arg)
{
    uint64_t base = (uintptr_t)arg;
    for (uint64_t i = 0; i < 1000; i++)
        handle(base + i);
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    pthread_create(&t[0], NULL, run, (void *)0);
    pthread_create(&t[1], NULL, run, (void *)5000);
    printf("so far %lu\n", (unsigned long)atomic_load(&m.requests));
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    printf("%lu %lu\n", (unsigned long)m.errors, (unsigned long)m.last_id); // NORACE
    return 0;
}
