// Peterson's algorithm with sequentially consistent atomics
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int flag[2];
static atomic_int turn;
static int shared_counter;

static void enter(int self)
{
    int other = 1 - self;
    atomic_store(&flag[self], 1);
    atomic_store(&turn, other);
    while (atomic_load(&flag[other]) && atomic_load(&turn) == other)
        ;
}

static void leave(int self)
{
    atomic_store(&flag[self], 0);
}

static void *run(void *arg)
{
    int self = *(int *)arg;
    for (int i = 0; i < 10000; i++) {
        enter(self);
        shared_counter++; // NORACE
        leave(self);
    }
    return 0;
}

int main(void)
{
    pthread_t a, b;
    int zero = 0, one = 1;
    pthread_create(&a, 0, run, &zero);
    pthread_create(&b, 0, run, &one);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(shared_counter == 20000);
    return 0;
}
