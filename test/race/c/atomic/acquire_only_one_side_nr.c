// the exchange that takes the pointer is acq_rel
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

struct update {
    int key;
    int value;
};

static struct update *_Atomic pending;

static void *sender(void *arg)
{
    struct update *u = malloc(sizeof(*u));

    if (!u)
        abort();
    u->key = 1; // NORACE
    u->value = *(int *)arg; // NORACE
    atomic_store_explicit(&pending, u, memory_order_release);
    return NULL;
}

static void *applier(void *arg)
{
    struct update *u;

    do {
        u = atomic_exchange_explicit(&pending, NULL, memory_order_acq_rel);
    } while (!u);
    *(int *)arg = u->key + // NORACE
                  u->value; // NORACE
    return NULL;
}

int main(void)
{
    pthread_t s, a;
    int value = 5, sum;

    pthread_create(&s, NULL, sender, &value);
    pthread_create(&a, NULL, applier, &sum);
    pthread_join(s, NULL);
    pthread_join(a, NULL);
    printf("%d\n", sum);
    return 0;
}
