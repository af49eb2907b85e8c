// the atomic_flag lock acquires and releases
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_flag busy = ATOMIC_FLAG_INIT;
static long events;

static void enter(void)
{
    while (atomic_flag_test_and_set_explicit(&busy, memory_order_acquire))
        ;
}

static void leave(void)
{
    atomic_flag_clear_explicit(&busy, memory_order_release);
}

static void *count(void *arg)
{
    (void)arg;
    for (int i = 0; i < 100; i++) {
        enter();
        events++; // NORACE
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
