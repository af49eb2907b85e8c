// MCS lock: each waiter spins on its own node
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
struct mcs_node { _Atomic(struct mcs_node *) next; atomic_bool locked; };
struct mcs_lock { _Atomic(struct mcs_node *) tail; };
static struct mcs_lock lock;
static long counter;
static void mcs_acquire(struct mcs_lock *l, struct mcs_node *me)
{
    atomic_store(&me->next, NULL);
    atomic_store(&me->locked, 1);
    struct mcs_node *prev = atomic_exchange(&l->tail, me);
    if (prev) {
        atomic_store(&prev->next, me);
        while (atomic_load(&me->locked))
            ;
    }
}
static void mcs_release(struct mcs_lock *l, struct mcs_node *me)
{
    struct mcs_node *next = atomic_load(&me->next);
    if (!next) {
        struct mcs_node *expected = me;
        if (atomic_compare_exchange_strong(&l->tail, &expected, NULL))
            return;
        while (!(next = atomic_load(&me->next)))
            ;
    }
    atomic_store(&next->locked, 0);
}
static void *worker(void *arg)
{
    struct mcs_node me;
    (void)arg;
    for (int i = 0; i < 10000; i++) {
        mcs_acquire(&lock, &me);
        counter++; // NORACE
        mcs_release(&lock, &me);
    }
    return NULL;
}
int main(void)
{
    pthread_t t[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, worker, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    printf("%ld\n", counter);
    return 0;
}
