// Double-checked creation with acquire and release
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <stdio.h>

typedef struct table {
    size_t n;
    unsigned *entries;
} table;

static _Atomic(table *) the_table;
static pthread_mutex_t mk = PTHREAD_MUTEX_INITIALIZER;

static table *table_build(size_t n)
{
    table *t = malloc(sizeof *t);
    if (!t)
        abort();
    t->n = n;
    t->entries = malloc(n * sizeof *t->entries);
    for (size_t i = 0; i < n; i++)
        t->entries[i] = (unsigned)(i * 2654435761u);
    return t;
}

static const table *table_get(void)
{
    table *t = atomic_load_explicit(&the_table, memory_order_acquire);
    if (!t) {
        pthread_mutex_lock(&mk);
        t = atomic_load_explicit(&the_table, memory_order_relaxed);
        if (!t) {
            t = table_build(256);
            atomic_store_explicit(&the_table, t, memory_order_release);
        }
        pthread_mutex_unlock(&mk);
    }
    return t;
}

static void *user(void *arg)
{
    unsigned *out = arg;
    const table *t = table_get();
    for (size_t i = 0; i < t->n; i++)
        *out ^= t->entries[i];
    return NULL;
}

int main(void)
{
    pthread_t th[3];
    unsigned result[3] = {0};
    for (int i = 0; i < 3; i++)
        pthread_create(&th[i], NULL, user, &result[i]);
    for (int i = 0; i < 3; i++)
        pthread_join(th[i], NULL);
    printf("%x %x %x\n", result[0], result[1], result[2]);
    return 0;
}
