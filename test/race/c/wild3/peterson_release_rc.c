// Peterson's algorithm with release stores and acquire loads: both may enter
// tsan: no: needs an unlucky schedule
#include <pthread.h>
#include <stdatomic.h>

static atomic_int want1, want2, turn;
static int shared;

static void *one(void *arg)
{
    (void)arg;
    atomic_store_explicit(&want1, 1, memory_order_release);
    atomic_store_explicit(&turn, 2, memory_order_release);
    while (atomic_load_explicit(&want2, memory_order_acquire) == 1 && atomic_load_explicit(&turn, memory_order_acquire) == 2)
        ;
    shared++;                   // RACE!
    want1 = 0;
    return 0;
}

static void *two(void *arg)
{
    (void)arg;
    atomic_store_explicit(&want2, 1, memory_order_release);
    atomic_store_explicit(&turn, 1, memory_order_release);
    while (atomic_load_explicit(&want1, memory_order_acquire) == 1 && atomic_load_explicit(&turn, memory_order_acquire) == 1)
        ;
    shared++;                   // RACE!
    want2 = 0;
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, one, 0);
    pthread_create(&b, 0, two, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return shared != 2;
}
