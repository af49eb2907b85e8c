// the pointer is loaded relaxed and its target was not published with release
// tsan: some: the allocation stands for the first access
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

struct table {
    int size;
};

static struct table *_Atomic current;

static void *loader(void *arg)
{
    struct table *t = malloc(sizeof(*t));

    if (!t)
        abort();
    t->size = *(int *)arg; // RACE!
    atomic_store_explicit(&current, t, memory_order_relaxed);
    return NULL;
}

static void *user(void *arg)
{
    struct table *t;

    do {
        t = atomic_load_explicit(&current, memory_order_relaxed);
    } while (!t);
    *(int *)arg = t->size; // RACE!
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    int size = 100, seen;

    pthread_create(&a, NULL, loader, &size);
    pthread_create(&b, NULL, user, &seen);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d\n", seen);
    return 0;
}
