// MCS queue lock with nodes on the stacks of the threads
// tsan: no: spinning threads take too long
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>

struct mcs_node {
    _Atomic(struct mcs_node *) next;
    atomic_bool locked;
};
struct mcs_lock {
    _Atomic(struct mcs_node *) tail;
};

static void mcs_acquire(struct mcs_lock *l, struct mcs_node *me)
{
    atomic_store_explicit(&me->next, NULL, memory_order_relaxed);
    atomic_store_explicit(&me->locked, true, memory_order_relaxed);
    struct mcs_node *prev = atomic_exchange_explicit(&l->tail, me, memory_order_acq_rel);
    if (prev) {
        atomic_store_explicit(&prev->next, me, memory_order_release);
        while (atomic_load_explicit(&me->locked, memory_order_acquire))
            ;
    }
}

static void mcs_release(struct mcs_lock *l, struct mcs_node *me)
{
    struct mcs_node *next = atomic_load_explicit(&me->next, memory_order_acquire);
    if (!next) {
        struct mcs_node *expected = me;
        if (atomic_compare_exchange_strong_explicit(&l->tail, &expected, NULL, memory_order_acq_rel,
                                                    memory_order_relaxed))
            return;
        while (!(next = atomic_load_explicit(&me->next, memory_order_acquire)))
            ;
    }
    atomic_store_explicit(&next->locked, false, memory_order_release);
}

static struct mcs_lock lock;
static long counter;

static void *run(void *arg)
{
    for (int i = 0; i < 100000; i++) {
        struct mcs_node me;
        mcs_acquire(&lock, &me);
        counter++; // NORACE
        mcs_release(&lock, &me);
    }
    return arg;
}

int main(void)
{
    pthread_t t[4];
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, run, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    printf("%ld\n", counter); // NORACE
    return 0;
}
