// the lock is taken by a compare-and-swap loop
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>

struct spin {
    atomic_int owner;
};

static struct spin spin;
static int pool_free = 1000000;

static bool spin_try(struct spin *s, int me)
{
    int nobody = 0;

    return atomic_compare_exchange_strong_explicit(&s->owner, &nobody, me, memory_order_acquire,
                                                   memory_order_relaxed);
}

static void spin_leave(struct spin *s)
{
    atomic_store_explicit(&s->owner, 0, memory_order_release);
}

static void *taker(void *arg)
{
    int me = *(int *)arg;

    for (int i = 0; i < 20000; i++) {
        while (!spin_try(&spin, me))
            ;
        pool_free--; // NORACE
        spin_leave(&spin);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    int ids[2] = {1, 2};

    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, taker, &ids[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", pool_free);
    return 0;
}
