/* The lock and the table that it guards are made once, by whoever comes first. */
#include <pthread.h>
#include <stdlib.h>

struct registry {
    pthread_mutex_t *lock;
    int used;
};

static struct registry *registry;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static long lookups;

static void make_registry(void)
{
    registry = calloc(1, sizeof *registry);
    registry->lock = malloc(sizeof *registry->lock);
    pthread_mutex_init(registry->lock, NULL);
}

static void *serve(void *arg)
{
    pthread_once(&once, make_registry);
    for (int i = 0; i < 100; i++) {
        pthread_mutex_lock(registry->lock);
        registry->used++;
        lookups++;
        pthread_mutex_unlock(registry->lock);
    }
    return arg;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, serve, NULL);
    serve(NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return lookups != 300;
}
