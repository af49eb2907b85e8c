// the atomic_flag lock is built with relaxed order and orders nothing
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_flag busy = ATOMIC_FLAG_INIT;
static long events;

static void enter(void)
{
    while (atomic_flag_test_and_set_explicit(&busy, memory_order_relaxed))
        ;
}

static void leave(void)
{
    atomic_flag_clear_explicit(&busy, memory_order_relaxed);
}

static void *count(void *arg)
{
    (void)arg;
    for (int i = 0; i < 100; i++) {
        enter();
        events++; // RACE!
        leave();
    }
    return NULL;
}

int main(void)
{
    pthread_t a, b;

    pthread_create(&a, NULL, count, NULL);
    pthread_create(&b, NULL, count, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%ld\n", events);
    return 0;
}
