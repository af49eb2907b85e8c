// An RCU-like pointer: the old version is written to after it was unpublished, without waiting
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

struct route {
    int gateway;
    int metric;
};
static _Atomic(struct route *) current;
static atomic_int stop;

static void *forward(void *arg)
{
    long sum = 0;
    while (!atomic_load(&stop)) {
        struct route *r = atomic_load_explicit(&current, memory_order_acquire);
        sum += r->gateway * r->metric; // RACE!
    }
    printf("%ld\n", sum);
    return arg;
}

static void update(int gateway)
{
    struct route *old, *r = malloc(sizeof *r);
    r->gateway = gateway; // NORACE
    r->metric = 1; // NORACE
    old = atomic_exchange(&current, r);
    old->metric = -1; /* poison */ // RACE!
}

int main(void)
{
    pthread_t t[2];
    struct route *first = calloc(1, sizeof *first);
    atomic_init(&current, first);
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, forward, NULL);
    for (int i = 1; i < 100; i++)
        update(i);
    atomic_store(&stop, 1);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return 0;
}
