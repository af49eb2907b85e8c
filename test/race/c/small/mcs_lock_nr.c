// An MCS queue lock written with C11 atomics
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdio.h>
struct mcs { _Atomic(struct mcs *) next; atomic_int locked; };
static _Atomic(struct mcs *) tail;
static int counter;
static void mcs_lock(struct mcs *me)
{
    struct mcs *prev;
    atomic_store(&me->next, NULL);
    atomic_store(&me->locked, 1);
    prev = atomic_exchange(&tail, me);
    if (prev) {
        atomic_store(&prev->next, me);
        while (atomic_load(&me->locked))
            ;
    }
}
static void mcs_unlock(struct mcs *me)
{
    struct mcs *next = atomic_load(&me->next);
    if (!next) {
        struct mcs *expected = me;
        if (atomic_compare_exchange_strong(&tail, &expected, NULL))
            return;
        while (!(next = atomic_load(&me->next)))
            ;
    }
    atomic_store(&next->locked, 0);
}
static void *run(void *arg)
{
    struct mcs node;
    (void)arg;
    for (int i = 0; i < 100; i++) {
        mcs_lock(&node);
        counter++;
        mcs_unlock(&node);
    }
    return NULL;
}
int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, run, NULL);
    pthread_create(&b, NULL, run, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d\n", counter);
    return 0;
}
