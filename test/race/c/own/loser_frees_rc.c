// Who finds that another one was first frees what it made, but takes that of the other one
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct config {
    char *path;
    int verbose;
};
static _Atomic(struct config *) config;

static struct config *load(void)
{
    struct config *c = malloc(sizeof *c);
    c->path = malloc(16);
    c->path[0] = '/'; // NORACE
    c->verbose = 1;
    return c;
}

static struct config *get_config(void)
{
    struct config *c = atomic_load(&config);
    if (!c) {
        struct config *expected = NULL;
        c = load();
        if (!atomic_compare_exchange_strong(&config, &expected, c)) {
            free(expected->path); // RACE!
            c = expected;
        }
    }
    return c;
}

static void *worker(void *arg)
{
    struct config *c = get_config();
    return c->path[0] == '/' ? arg : NULL; // RACE!
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
