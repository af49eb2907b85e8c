// Peterson's lock as a record with functions lock(i) and unlock(i)
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

#define ROUNDS 10000

struct plock {
    atomic_bool interested[2];
    atomic_int victim;
};

static struct plock lk;
static long balance;

static void plock_acquire(struct plock *l, int me)
{
    int other = 1 - me;
    atomic_store(&l->interested[me], 1);
    atomic_store(&l->victim, me);
    while (atomic_load(&l->interested[other]) && atomic_load(&l->victim) == me)
        ;
}

static void plock_release(struct plock *l, int me)
{
    atomic_store(&l->interested[me], 0);
}

static void *deposit(void *arg)
{
    int me = *(int *)arg;
    for (int i = 0; i < ROUNDS; i++) {
        plock_acquire(&lk, me);
        balance++;              // NORACE
        plock_release(&lk, me);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    int id[2] = { 0, 1 };
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, deposit, &id[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("balance %ld\n", balance);
    return 0;
}
