// The same with an atomic pointer, published by compare-exchange; who loses frees its own
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct config {
    char *path;
    int verbose;
};
static _Atomic(struct config *) config;

static struct config *load(void)
{
    struct config *c = malloc(sizeof *c);
    c->path = strdup("/etc/app.conf"); // NORACE
    c->verbose = getenv("VERBOSE") != NULL; // NORACE
    return c;
}

static struct config *get_config(void)
{
    struct config *c = atomic_load_explicit(&config, memory_order_acquire);
    if (!c) {
        struct config *expected = NULL;
        c = load();
        if (!atomic_compare_exchange_strong_explicit(&config, &expected, c, memory_order_acq_rel,
                                                     memory_order_acquire)) {
            free(c->path);
            free(c);
            c = expected;
        }
    }
    return c;
}

static void *worker(void *arg)
{
    struct config *c = get_config();
    if (c->verbose) // NORACE
        printf("%s\n", c->path); // NORACE
    return arg;
}

int main(void)
{
    pthread_t t[4];
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, worker, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    return 0;
}
