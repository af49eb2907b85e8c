// the store is release but the load is relaxed
// tsan: some: the allocation stands for the first access
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
    u->key = 1; // RACE! k
    u->value = *(int *)arg; // RACE! v
    atomic_store_explicit(&pending, u, memory_order_release);
    return NULL;
}

static void *applier(void *arg)
{
    struct update *u;

    do {
        u = atomic_load_explicit(&pending, memory_order_relaxed);
    } while (!u);
    *(int *)arg = u->key + // RACE! k
                  u->value; // RACE! v
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
