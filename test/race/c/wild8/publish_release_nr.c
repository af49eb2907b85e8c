// A configuration that is published by an atomic pointer with release
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
struct cfg { int a, b; char name[16]; };
static _Atomic(struct cfg *) current;
static void *updater(void *arg)
{
    (void)arg;
    for (int i = 0; i < 100; i++) {
        struct cfg *n = malloc(sizeof *n);
        n->a = i; // NORACE
        n->b = 2 * i; // NORACE
        snprintf(n->name, sizeof n->name, "v%d", i); // NORACE
        atomic_store_explicit(&current, n, memory_order_release);
    }
    return NULL;
}
static void *user(void *arg)
{
    long bad = 0;
    (void)arg;
    for (int i = 0; i < 1000; i++) {
        struct cfg *c = atomic_load_explicit(&current, memory_order_acquire);
        if (c && c->b != 2 * c->a) // NORACE
            bad++;
    }
    printf("%ld\n", bad);
    return NULL;
}
int main(void)
{
    pthread_t u, a, b;
    pthread_create(&u, NULL, updater, NULL);
    pthread_create(&a, NULL, user, NULL);
    pthread_create(&b, NULL, user, NULL);
    pthread_join(u, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
