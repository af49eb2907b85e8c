// CLH queue lock with __sync and __atomic builtins
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct clh_node {
    int locked;
};
struct clh_lock {
    struct clh_node *tail;
};
static struct clh_lock lock;
static int shared;

static struct clh_node *clh_acquire(struct clh_lock *l, struct clh_node *me)
{
    __atomic_store_n(&me->locked, 1, __ATOMIC_RELAXED);
    struct clh_node *pred = __atomic_exchange_n(&l->tail, me, __ATOMIC_ACQ_REL);
    while (__atomic_load_n(&pred->locked, __ATOMIC_ACQUIRE))
        ;
    return pred;
}
static void clh_release(struct clh_node *me)
{
    __atomic_store_n(&me->locked, 0, __ATOMIC_RELEASE);
}

static void *run(void *arg)
{
    struct clh_node *me = calloc(1, sizeof *me);
    for (int i = 0; i < 1000; i++) {
        struct clh_node *pred = clh_acquire(&lock, me);
        shared++; // NORACE
        clh_release(me);
        me = pred;
    }
    free(me);
    return arg;
}

int main(void)
{
    pthread_t t[3];
    lock.tail = calloc(1, sizeof *lock.tail);
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, run, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", shared); // NORACE
    return 0;
}
