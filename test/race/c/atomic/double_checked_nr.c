// double-checked initialisation with an atomic pointer, acquire and release
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

struct cache {
    int entries;
    int limit;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct cache *_Atomic instance;

static struct cache *get_cache(void)
{
    struct cache *c = atomic_load_explicit(&instance, memory_order_acquire); // NORACE

    if (!c) {
        pthread_mutex_lock(&lock);
        c = instance; // NORACE
        if (!c) {
            c = malloc(sizeof(*c));
            if (!c)
                abort();
            c->entries = 0;
            c->limit = 64; // NORACE
            atomic_store_explicit(&instance, c, memory_order_release); // NORACE
        }
        pthread_mutex_unlock(&lock);
    }
    return c;
}

static void *user(void *arg)
{
    for (int i = 0; i < 100; i++)
        *(int *)arg += get_cache()->limit; // NORACE
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    int sums[2] = {0, 0};

    pthread_create(&t[0], NULL, user, &sums[0]);
    pthread_create(&t[1], NULL, user, &sums[1]);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    printf("%d\n", sums[0] + sums[1]);
    return 0;
}
