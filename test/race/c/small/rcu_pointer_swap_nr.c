// A table is replaced by an atomic pointer; old ones are kept on a list and freed at the end
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
struct routes { int n; int hop[16]; struct routes *old; };
static _Atomic(struct routes *) current;
static atomic_int quit;
static void *lookup(void *arg)
{
    long sum = 0;
    (void)arg;
    while (!atomic_load(&quit)) {
        struct routes *r = atomic_load_explicit(&current, memory_order_acquire);
        for (int i = 0; i < r->n; i++)
            sum += r->hop[i];
    }
    return (void *)sum;
}
static void update(int n)
{
    struct routes *was = atomic_load(&current);
    struct routes *r = malloc(sizeof *r);
    r->n = n;
    for (int i = 0; i < n; i++)
        r->hop[i] = was ? was->hop[i] + 1 : i;
    r->old = was;
    atomic_store_explicit(&current, r, memory_order_release);
}
int main(void)
{
    pthread_t t[2];
    update(8);
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, lookup, NULL);
    for (int i = 0; i < 50; i++)
        update(8);
    atomic_store(&quit, 1);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    struct routes *r = atomic_load(&current);
    while (r) {
        struct routes *next = r->old;
        free(r);
        r = next;
    }
    return 0;
}
