// spin locks made of atomics in one order
#include <pthread.h>
#include <stdatomic.h>

static atomic_int a, b;
static int shared;

static void take(atomic_int *lock)
{
    while (atomic_exchange(lock, 1))
        ;
}

static void give(atomic_int *lock)
{
    atomic_store(lock, 0);
}

static void *first(void *arg)
{
    take(&a);
    take(&b);
    shared++;
    give(&b);
    give(&a);
    return NULL;
}

static void *second(void *arg)
{
    take(&a);
    take(&b);
    shared++;
    give(&b);
    give(&a);
    return NULL;
}


int main(void)
{
    pthread_t one, two;

    pthread_create(&one, NULL, first, NULL);
    pthread_create(&two, NULL, second, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
