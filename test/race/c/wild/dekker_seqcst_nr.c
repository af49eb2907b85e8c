// Dekker's algorithm with C11 atomics
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>

static atomic_bool wants_to_enter[2];
static atomic_int turn = 0;
static int balance;

static void enter(int me)
{
    int other = 1 - me;
    atomic_store(&wants_to_enter[me], true);
    while (atomic_load(&wants_to_enter[other])) {
        if (atomic_load(&turn) != me) {
            atomic_store(&wants_to_enter[me], false);
            while (atomic_load(&turn) != me)
                ;
            atomic_store(&wants_to_enter[me], true);
        }
    }
}

static void leave(int me)
{
    atomic_store(&turn, 1 - me);
    atomic_store(&wants_to_enter[me], false);
}

static void *worker(void *arg)
{
    int me = *(int *)arg;
    for (int i = 0; i < 1000; ++i) {
        enter(me);
        balance += 1;
        leave(me);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    int id[2] = {0, 1};
    pthread_create(&t[0], NULL, worker, &id[0]);
    pthread_create(&t[1], NULL, worker, &id[1]);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    printf("%d\n", balance);
    return 0;
}
